/** Whether an object is an element. Those of another window are no instance of the script's `Element`. */
export function isElement(target: object | null | undefined): target is HTMLElement {
  return isNode(target) && target.nodeType === 1
}

/** Whether an object is a node, of whichever window. */
export function isNode(target: object | null | undefined): target is Node {
  return target !== null && target !== undefined && 'nodeType' in target
}
