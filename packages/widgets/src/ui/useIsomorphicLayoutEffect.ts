import { useEffect, useLayoutEffect } from 'react'

/** A layout effect. React 18 warns about those on a server, where none runs. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
