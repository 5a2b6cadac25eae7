import { toAddress } from '../address/toAddress.ts'

/** A file that the build publishes beside the releases. */
interface Published {
  readonly format: string
  readonly version: 1
}

/** The files that are loaded or on their way, by path. */
const files = new Map<string, Promise<Published>>()

/**
 * Fetches a file that the build publishes beside the releases, once for all pages. A failed fetch is sent again by the
 * next call.
 *
 * @param path from the root of the site
 * @param format the format that the file has to name
 * @throws Error when it cannot be fetched or has another format
 */
export function loadPublished<File extends Published>(
  path: string,
  format: File['format'],
): Promise<File> {
  const file =
    files.get(path) ??
    fetchPublished(path, format).catch((error: unknown) => {
      files.delete(path)
      throw error
    })
  files.set(path, file)
  return file as Promise<File>
}

async function fetchPublished(path: string, format: string): Promise<Published> {
  const response = await fetch(toAddress(path), { credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`)
  const content = (await response.json()) as Partial<Published> | null
  // The same build wrote the file, so its format decides.
  if (content?.format !== format || content.version !== 1) {
    throw new Error(`${path} is not a file of the format ${format}, version 1.`)
  }
  return content as Published
}
