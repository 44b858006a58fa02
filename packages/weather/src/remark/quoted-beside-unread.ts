import type { Remark } from './remark.ts';

/**
 * `remark` as it stands beside a word that nobody read and that may turn it (`NO LTG DSNT W`, `N-SE VIS 6`): its words alone. What
 * is whole by itself stays.
 */
export function quotedBesideUnread(remark: Remark): Remark {
  switch (remark.code) {
    case 'lightning':
    case 'convection':
      return { code: remark.code, text: remark.text };
    case 'variableVisibility':
    case 'variableCeiling':
      return /\bMIN\b|\dV\d/.test(remark.text) ? remark : { code: remark.code, text: remark.text };
    default:
      return remark;
  }
}
