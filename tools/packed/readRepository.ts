import { readLab } from '../../site/index.ts'
import { toRepository, type Repository } from './repository.ts'

/** Returns `repository` of the published manifest, from the variables of this process and the settings of the lab. */
export async function readRepository(): Promise<Repository | undefined> {
  return toRepository(process.env, (await readLab()).codeUrl)
}
