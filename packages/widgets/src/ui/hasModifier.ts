interface Keys {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Whether a key belongs to the browser: with Alt an arrow goes back, with Control a letter prints. */
export function hasModifier({ altKey, ctrlKey, metaKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey
}
