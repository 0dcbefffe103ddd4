#!/usr/bin/python3
"""A WebSocket server made with the websockets package (Debian: python3-websockets): websocket.py [CERTIFICATE KEY]

Prints its port. Says who asks, then gives back what it gets, except that some words make it do other things.
"""
import asyncio
import http
import ssl
import sys

import websockets


async def serve(socket, path):
    await socket.send(f"{path} {socket.request_headers.get('X-Plex-Token', '')}")
    async for message in socket:
        if message == "pieces":
            await socket.send(["one ", "two ", "three"])
        elif message == "binary":
            await socket.send(bytes(range(256)))
        elif message == "large":
            await socket.send("x" * 300000)
        elif message == "ping":
            await (await socket.ping())
            await socket.send("alive")
        elif message == "leave":
            await socket.close(4001, "enough")
        elif message == "vanish":
            socket.transport.abort()
        else:
            await socket.send(message)


async def refuse(path, headers):
    if path.startswith("/refused"):
        return http.HTTPStatus.FORBIDDEN, [], b"no\n"
    return None


async def main():
    context = None
    if len(sys.argv) > 2:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1], sys.argv[2])
    async with websockets.serve(
        serve, "127.0.0.1", 0, ssl=context, process_request=refuse, compression=None
    ) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


asyncio.run(main())
