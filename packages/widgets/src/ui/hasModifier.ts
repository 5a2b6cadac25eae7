interface Keys {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Whether a key is a shortcut of the browser, as Alt and an arrow or Control and a letter. */
export function hasModifier({ altKey, ctrlKey, metaKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey
}
