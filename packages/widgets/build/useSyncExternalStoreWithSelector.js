// An ES module in place of `use-sync-external-store/shim/with-selector`, for the builds over Preact. Its
// CommonJS wrappers define properties by descriptors that inherit `get` and `set` from the page.
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/**
 * Subscribes a component to a selection of a store. An equal selection keeps its identity.
 *
 * @template Snapshot, Selection
 * @param {(onChange: () => void) => () => void} subscribe
 * @param {() => Snapshot} getSnapshot
 * @param {unknown} _getServerSnapshot unused: the elements render in browsers only
 * @param {(snapshot: Snapshot) => Selection} selector
 * @param {(a: Selection, b: Selection) => boolean} isEqual
 */
// eslint-disable-next-line max-params -- these are the parameters of the function that it replaces
export function useSyncExternalStoreWithSelector(
  subscribe,
  getSnapshot,
  _getServerSnapshot,
  selector,
  isEqual,
) {
  /** @type {{ current: { selection: Selection } | undefined }} */
  const rendered = useRef(undefined)
  const getSelection = useMemo(() => {
    /** @type {{ snapshot: Snapshot, selection: Selection } | undefined} */
    let last
    return () => {
      const snapshot = getSnapshot()
      if (last !== undefined && Object.is(last.snapshot, snapshot)) return last.selection
      const selection = selector(snapshot)
      const before = last ?? rendered.current
      last = {
        snapshot,
        selection:
          before !== undefined && isEqual(before.selection, selection)
            ? before.selection
            : selection,
      }
      return last.selection
    }
  }, [getSnapshot, selector, isEqual])
  const selection = useSyncExternalStore(subscribe, getSelection)
  useEffect(() => {
    rendered.current = { selection }
  }, [selection])
  return selection
}
