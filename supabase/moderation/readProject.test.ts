import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { moderateCommand } from './moderateCommand.ts'
import { readProject } from './readProject.ts'
import { createServiceClient } from './serviceClient.ts'

const URL_RULE = 'allowed: the address of the project alone, such as https://name.supabase.co'
const KEY_RULE = 'allowed: the secret key of the project, one word without line breaks'

it.each([
  [{}, [`SUPABASE_URL is not set; ${URL_RULE}`, `SUPABASE_SECRET_KEY is not set; ${KEY_RULE}`]],
  [
    { SUPABASE_URL: '', SUPABASE_SECRET_KEY: 'sb_secret\nhidden' },
    [`SUPABASE_URL is not set; ${URL_RULE}`, `SUPABASE_SECRET_KEY is no such key; ${KEY_RULE}`],
  ],
  [
    { SUPABASE_URL: 'https://jo:hid/den@a.example', SUPABASE_SECRET_KEY: 'sb_secret_x' },
    [`SUPABASE_URL is "https://[hidden]@a.example"; ${URL_RULE}`],
  ],
  [
    { SUPABASE_URL: 'https://a.example/rest/v1', SUPABASE_SECRET_KEY: 'sb_secret_x' },
    [`SUPABASE_URL is "https://a.example/rest/v1"; ${URL_RULE}`],
  ],
])('%j is refused with the name of each variable, without a key or a password', (given, lines) => {
  expect(() => readProject(given)).toThrow(lines.join('\n'))
})

it.each<[RequestListener | undefined, string]>([
  [undefined, 'SUPABASE_URL is URL, where nothing answers: '],
  [(_, response) => response.writeHead(404).end(), 'SUPABASE_URL is URL, which answers as no '],
  [(_, response) => response.end('<p>'), 'SUPABASE_URL is URL, which answers as no Supabase '],
  [(_, response) => response.writeHead(401).end(), 'SUPABASE_SECRET_KEY is not the secret key of'],
])('an answer of no project is no empty list: %#', async (listener, message) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  if (listener === undefined) await close()
  const client = await createServiceClient({ url, key: 'sb_secret_x' })
  const listing = moderateCommand(client, ['list', 'reports'])
  await expect(listing).rejects.toThrow(message.replace('URL is URL', `URL is ${url}`))
  if (listener !== undefined) await close()

  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
})
