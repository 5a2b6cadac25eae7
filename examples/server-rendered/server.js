import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname, join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './Page.js'

const PUBLIC = join(import.meta.dirname, 'public')
const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' }

const page = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A page that a server renders</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/browser.css">
    <script type="module" src="/browser.js"></script>
  </head>
  <body>
    <div id="root">${renderToString(createElement(Page))}</div>
  </body>
</html>`

const server = createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://server.invalid')
  if (pathname === '/') return response.setHeader('Content-Type', 'text/html').end(page())
  try {
    const file = await readFile(join(PUBLIC, basename(pathname)))
    response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'text/plain').end(file)
  } catch {
    response.writeHead(404).end('Not found.')
  }
})

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
