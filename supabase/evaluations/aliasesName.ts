/** The only JSON in the data folder that has no figures. */
export const ALIASES_NAME = 'aliases.json'
