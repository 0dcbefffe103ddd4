#!/usr/bin/env python3
"""A web server that behaves, and misbehaves, on request: origin.py [CERTIFICATE KEY]

Listens on a loopback port that the kernel chooses and prints the number. Ends when its standard input does.
"""
import gzip
import os
import socket
import ssl
import struct
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

connections = []
peak = [0, 0]
sent = [0]
seen = []
lock = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def setup(self):
        super().setup()
        with lock:
            connections.append(self.client_address)

    def log_message(self, *arguments):
        pass

    def answer(self, status, body=b"", **fields):
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def head(self, status=200, **fields):
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def cut(self, reset=False):
        self.wfile.flush()
        if reset:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        else:
            self.connection.shutdown(socket.SHUT_RDWR)
        self.close_connection = True

    def handle_any(self):
        address = urlsplit(self.path)
        self.query = dict(parse_qsl(address.query, keep_blank_values=True))
        length = int(self.headers.get("Content-Length") or 0)
        self.body = self.rfile.read(length)
        if getattr(self, "leaves", False):
            seen.append(f"unanswered {self.command} {self.path}")
            return self.cut()
        try:
            getattr(self, "at_" + address.path.strip("/").replace("-", "_"), self.at_nothing)()
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_OPTIONS = handle_any

    def at_nothing(self):
        self.answer(404, b"<html><body>404</body></html>", Content_Type="text/html")

    def at_hello(self):
        self.answer(200, b"hello", Content_Type="text/plain")

    def at_echo(self):
        text = self.requestline + "\n" + "".join(f"{name}: {value}\n" for name, value in self.headers.items()) + "\n"
        self.answer(200, text.encode() + self.body, Content_Type="text/plain")

    def at_page(self):
        self.answer(200, b"<!doctype html><title>Log in</title>", Content_Type="text/html; charset=utf-8")

    def at_cut(self):
        self.head(Content_Length="1000000")
        self.wfile.write(b"x" * int(self.query["bytes"]))
        self.cut(reset="reset" in self.query)

    def at_cut_chunked(self):
        self.head(Transfer_Encoding="chunked")
        self.wfile.write(b"5\r\nhello\r\n")
        self.cut()

    def at_drop(self):
        self.cut()

    def at_silent(self):
        time.sleep(30)

    def at_drip(self):
        self.head(Content_Length="100000")
        for _ in range(10000):
            self.wfile.write(b"x")
            self.wfile.flush()
            time.sleep(float(self.query.get("every", "3")))

    def at_redirect(self):
        self.answer(int(self.query.get("status", "302")), b"moved", Location=self.query["to"])

    def at_loop(self):
        self.answer(302, Location="/loop")

    def at_big(self):
        count = int(self.query["bytes"])
        chunked = "chunked" in self.query
        self.head(**({"Transfer_Encoding": "chunked"} if chunked else {"Content_Length": str(count)}))
        piece = bytes(range(256)) * 256
        while count > 0:
            part = piece[: min(count, len(piece))]
            self.wfile.write((b"%x\r\n" % len(part) + part + b"\r\n") if chunked else part)
            count -= len(part)
            sent[0] += len(part)
        if chunked:
            self.wfile.write(b"0\r\n\r\n")

    def at_gzip(self):
        if "gzip" in self.headers.get("Accept-Encoding", ""):
            self.answer(200, gzip.compress(b'{"a":1}'), Content_Encoding="gzip", Content_Type="application/json")
        else:
            self.answer(200, b'{"a":1}', Content_Type="application/json")

    def at_bomb(self):
        self.answer(200, gzip.compress(bytes(50 << 20)), Content_Encoding="gzip", Content_Type="application/json")

    def at_garbled(self):
        self.answer(200, b"this is not gzip", Content_Encoding="gzip", Content_Type="application/json")

    def at_slow(self):
        with lock:
            peak[0] += 1
            peak[1] = max(peak)
        time.sleep(int(self.query["ms"]) / 1000)
        with lock:
            peak[0] -= 1
        self.answer(200, self.query.get("say", "").encode())

    def at_counts(self):
        self.answer(200, f"{len(connections)} {peak[1]}".encode())

    def at_sent(self):
        self.answer(200, str(sent[0]).encode())

    def at_mark(self):
        seen.append(f"{self.command} {self.path}")
        self.answer(200, b"marked")

    def at_leaving(self):
        # This connection is kept, but the next request on it is heard and not answered.
        self.leaves = True
        self.answer(200)

    def at_seen(self):
        self.answer(200, "\n".join(seen).encode())

    def at_garbage(self):
        self.wfile.write(b"\x00\x01 this is not HTTP\r\n\r\n")
        self.cut()

    def at_endless_head(self):
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        for number in range(100000):
            self.wfile.write(b"X-%d: " % number + b"y" * 1000 + b"\r\n")

    def at_status(self):
        fields = {name: value for name, value in self.query.items() if name != "code"}
        self.answer(int(self.query["code"]), b"" if self.query["code"] == "204" else b"words", **fields)

    def at_early_hints(self):
        self.wfile.write(b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
        self.at_hello()

    def at_range(self):
        whole = bytes(range(256)) * 40
        asked = self.headers.get("Range")
        if self.headers.get("If-Range") not in (None, '"v1"'):
            asked = None
        if asked is None:
            return self.answer(200, whole, ETag='"v1"', Accept_Ranges="bytes")
        first, last = asked.removeprefix("bytes=").split("-")
        first, last = int(first), min(int(last or len(whole) - 1), len(whole) - 1)
        if first >= len(whole):
            return self.answer(416, Content_Range=f"bytes */{len(whole)}")
        self.answer(
            206, whole[first : last + 1], ETag='"v1"', Content_Range=f"bytes {first}-{last}/{len(whole)}"
        )

    def at_events(self):
        self.head(Content_Type="text/event-stream")
        for text in ("data: one\n\n", "event: timeline\ndata: two\n\n"):
            self.wfile.write(text.encode())
            self.wfile.flush()
            time.sleep(0.02)
        self.cut()


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        pass  # A client that leaves is no news.


server = Server(("127.0.0.1", 0), Handler)
if len(sys.argv) > 2:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_address[1], flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
server.serve_forever()
