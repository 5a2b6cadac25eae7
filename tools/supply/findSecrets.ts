import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

const PRESET = { id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }

/**
 * Keys that secretlint does not know: those of Supabase, plain or as a signed token, and of Stripe.
 */
const KEYS =
  /\bsb_(?:secret|publishable)_[\w-]{4,}|\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}|\b[rs]k_live_\w{10,}/g

/**
 * Finds keys that must not be published.
 *
 * @param publicKey the only key that the text may contain
 * @returns descriptions of the keys, without the secrets themselves
 */
export async function findSecrets(text: string, publicKey?: string): Promise<readonly string[]> {
  const { messages } = await lintSource({
    source: { content: text, filePath: 'published.js', ext: '.js', contentType: 'text' },
    options: { config: { rules: [PRESET] }, noPhysicFilePath: true, maskSecrets: true },
  })
  const keys = [...text.matchAll(KEYS)].filter(([key]) => key !== publicKey)
  return [
    ...messages.map(({ message }) => message),
    ...keys.map(([key]) => `a key that begins with ${key.slice(0, 10)}…`),
  ]
}
