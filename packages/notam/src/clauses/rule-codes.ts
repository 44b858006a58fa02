/** What traffic may or must do. */
export type RuleCode =
  | 'prohibited'
  | 'entryProhibited'
  | 'suspended'
  | 'permitted'
  | 'permissionRequired'
  | 'applies'
  | 'exempt'
  | 'mustStayClear'
  | 'shouldStayClear'
  /** A flight information region is better not entered. */
  | 'shouldNotEnter'
  /** Pilots are asked not to fly over something. */
  | 'shouldNotOverfly'
  /** All who fly are ordered not to fly over something. */
  | 'mustNotOverfly';
