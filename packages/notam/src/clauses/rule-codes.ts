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
  /** Pilots are asked not to fly over something. */
  | 'shouldNotOverfly';
