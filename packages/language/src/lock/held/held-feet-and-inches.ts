import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { Mention } from '../read/atom.ts';

const FEET_AND_INCHES = /(?<![\d.,])(\d{1,3})'\s?(\d{1,2})(?:"|'')/g;
const INCHES_PER_FOOT = 12;

/** `25'7"` of item E as one length, which a text may give in metres. */
export function feetAndInchesOf(itemE: string): readonly Mention[] {
  return Array.from(itemE.matchAll(FEET_AND_INCHES), ([text, feet, inches]) => {
    const value = Number(feet) + Number(inches) / INCHES_PER_FOOT;
    return {
      text,
      span: { from: 0, to: 0 },
      atoms: [
        {
          type: 'measure',
          dimension: 'length',
          unit: 'ft',
          value,
          base: value * METRES_PER_FOOT,
          step: METRES_PER_FOOT / INCHES_PER_FOOT,
        },
      ],
    };
  });
}
