import { stripInvisible } from '@transparency-lab/widgets/domain-internal'

/** Shortens a text of a result to what a file can have, and removes what nobody sees. */
export function cutText(text: string, most: number): string {
  return stripInvisible(Array.from(stripInvisible(text)).slice(0, most).join(''))
}
