/**
 * The width of a frame, as CSS: fills its container. In containers that size to their content, such as
 * flex rows and table cells, it is as wide as a whole leaderboard, if there is room.
 */
export const FRAME_WIDTH = 'width:1180px;min-width:100%;max-width:100%'
