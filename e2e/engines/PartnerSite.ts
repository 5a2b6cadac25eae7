import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EnginePage } from './EnginePage.ts'
import { COLLECT_ERRORS } from './watchPages.ts'

/** Page object of a partner's page, which embeds the widgets from another origin. */
export class PartnerSite {
  private constructor(
    private readonly page: EnginePage,
    private readonly server: Server,
    private body = '',
  ) {
    server.on('request', ({ url }, response) => {
      response.statusCode = url === '/' ? 200 : 404
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(url === '/' ? this.body : '')
    })
  }

  static async start(page: EnginePage): Promise<PartnerSite> {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    return new PartnerSite(page, server)
  }

  /** Opens a page with this content. */
  async open(body: string, styles = ''): Promise<void> {
    this.body = `<!doctype html><html lang="en"><head><title>Partner</title><link rel="icon" href="data:,">
      <script>${COLLECT_ERRORS}</script><style>${styles}</style></head><body>${body}</body></html>`
    // The site uses 127.0.0.1, so localhost is another origin.
    await this.page.open(`http://localhost:${(this.server.address() as AddressInfo).port}/`)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }
}
