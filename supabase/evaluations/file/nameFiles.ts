/** The models by the names of sources. */
export const ALIASES_NAME = 'aliases.json'
/** The bases by model. */
export const BASES_NAME = 'bases.json'
/** What is public about reports that figures are wrong. */
export const REPORTS_NAME = 'reports.json'

/** The files in the data folder that have no figures. */
export const NAME_FILES: readonly string[] = [ALIASES_NAME, BASES_NAME, REPORTS_NAME]
