import type { WeatherPhenomenon } from '@klarnotam/weather';

/** Descriptor and phenomena that have a name of their own; everything else is composed of these. */
export type WeatherNoun =
  | WeatherPhenomenon
  | 'RASN'
  | 'MIFG'
  | 'BCFG'
  | 'PRFG'
  | 'FZFG'
  | 'DRSN'
  | 'DRSA'
  | 'DRDU'
  | 'BLSN'
  | 'BLSA'
  | 'BLDU'
  | 'SH'
  | 'SHRA'
  | 'SHSN'
  | 'SHRASN'
  | 'SHGR'
  | 'SHGS'
  | 'SHPL'
  | 'TS'
  | 'FZRA'
  | 'FZDZ';
