/**
 * The width of a frame, as CSS: as wide as its place, and where the place takes its width from its
 * content, as a flex row or a table cell does, as wide as a whole leaderboard or as there is room.
 */
export const FRAME_WIDTH = 'width:1180px;min-width:100%;max-width:100%'
