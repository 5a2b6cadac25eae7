import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file atomically: writes a temporary file and renames it. */
export async function writeFileAtomic(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.tmp`
  try {
    await writeFile(temporaryPath, text, { flag: 'wx' })
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}
