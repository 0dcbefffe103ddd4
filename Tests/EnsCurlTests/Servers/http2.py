#!/usr/bin/env python3
"""nghttpd, an HTTP/2 server, on a free port: http2.py FOLDER CERTIFICATE KEY

Prints the port when it listens, and ends it when standard input ends. nghttpd cannot say which port the kernel chose, so
ports are tried until one was still free when nghttpd took it.
"""
import os
import socket
import subprocess
import sys
import time

folder, certificate, key = sys.argv[1:]
environment = dict(os.environ, PATH=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
for _ in range(20):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        ["nghttpd", "--address=127.0.0.1", f"--htdocs={folder}", str(port), key, certificate],
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    while server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except ConnectionRefusedError:
            time.sleep(0.02)
    if server.poll() is None:
        break
else:
    sys.exit("http2.py: nghttpd does not start")
print(port, flush=True)
sys.stdin.read()
server.kill()
