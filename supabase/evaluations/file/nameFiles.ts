/** The models by the names of sources. */
export const ALIASES_NAME = 'aliases.json'
/** The bases by model. */
export const BASES_NAME = 'bases.json'

/** The files in the data folder that have no figures. */
export const NAME_FILES: readonly string[] = [ALIASES_NAME, BASES_NAME]
