/** The files in the data folder that have no figures: models by the names of sources, and bases by model. */
export const ALIASES_NAME = 'aliases.json'
export const BASES_NAME = 'bases.json'
