import type { Tongue } from '../../tongue.ts';

/** Japanese. */
export const tongue: Tongue = {
  language: 'ja',
  locale: 'ja-JP',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
