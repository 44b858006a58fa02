import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['七月二十一日午前八時半', '7月21日午前8時30分'],
  ['二〇二六年七月一日至五日', '2026年7月1日至5日'],
  ['令和八年', '2026年'],
  ['一万二千英尺、两千五百英尺', '12000英尺、2500英尺'],
  ['北纬三十五度三十三分七秒', '北纬35度33分7秒'],
  ['两个半小时', '2.5小时'],
  ['十千米', '10千米'],
])('writes %s in digits', (said, digits) => {
  expect(fold(said).text).toBe(digits);
});

test.each(['第一時間', '十分な距離', '三角形', '一時停止', '数十キロ', '三个区域', '七日間', '一米'])(
  'leaves %s, which is no figure or none for sure',
  (said) => {
    expect(fold(said).text).toBe(said);
  },
);

test('leads each digit back to where its numeral stands', () => {
  const said = '高度二千五百英尺以下';
  const { text, offsets } = fold(said);
  const from = text.indexOf('2500');
  const to = text.indexOf('以下');
  expect(said.slice(offsets[from], offsets[to])).toBe('二千五百英尺');
  expect(offsets.at(-1)).toBe(said.length);
  expect(offsets).toHaveLength(text.length + 1);
});

test('takes a long text of numerals in no time', () => {
  const before = performance.now();
  fold('一'.repeat(200_000));
  fold('十千万'.repeat(60_000));
  expect(performance.now() - before).toBeLessThan(2000);
});
