import { toLabSlug } from './toLabSlug.ts'
import { readLab } from './readLab.ts'

/**
 * The settings of the lab, for programs that Node runs. A build has the same names as constants, one module for each
 * import path (`labModules.ts`), so that a page loads only what it shows.
 */
const lab = await readLab()

export const {
  name,
  tagline,
  stage,
  about,
  email,
  accent,
  logo,
  licence,
  plannedModels,
  requestedModels,
  reports,
  statements,
  request,
  newsletter,
  sponsor,
} = lab

/** The name of the lab in keys and ids. */
export const slug = toLabSlug(name)

/** Whether the site has the page. */
export const hasRequest = request !== undefined
export const hasNewsletter = newsletter !== undefined
export const hasSponsor = sponsor !== undefined
