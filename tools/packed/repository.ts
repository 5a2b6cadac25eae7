import { ifSet } from '../ifSet.ts'

/** Where npm says that the code of a package is. */
export interface Repository {
  readonly type: 'git'
  readonly url: string
  /** The folder of the package. */
  readonly directory: string
}

/**
 * Returns `repository` of the published manifest, or undefined where no setting names the code. npm refuses a package
 * whose provenance names another repository, so that of the workflow comes first.
 *
 * @param environment the variables of GitHub’s workflows, or `VITE_CODE_URL` as the site has it
 * @param codeUrl the address in the settings of the lab
 */
export function toRepository(
  environment: Readonly<Record<string, string | undefined>>,
  codeUrl?: string,
): Repository | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, VITE_CODE_URL: set } = environment
  const host = ifSet(server) ?? 'https://github.com'
  const url = ifSet(name) === undefined ? (ifSet(set) ?? codeUrl) : `${host}/${name}`
  if (url === undefined) return undefined
  const plain = url.replace(/\/+$/, '').replace(/\.git$/, '')
  return { type: 'git', url: `git+${plain}.git`, directory: 'packages/widgets' }
}
