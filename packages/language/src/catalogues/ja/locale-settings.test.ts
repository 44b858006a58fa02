import { expect, test } from 'vitest';
import { card } from './card.ts';
import { ja } from './catalogue.ts';
import { flight } from './flight.ts';
import { jaWeather } from './weather.ts';

const adjusted = (text: string): string => ja.adjustSpelling?.(text) ?? text;

test.each([
  ['Luttonでクレーンがあります。', 'Luttonにクレーンがあります。'],
  ['飛行場付近で鳥が出没します。', '飛行場付近に鳥が出没します。'],
  ['Luttonで花火が打ち上げられます。', 'Luttonで花火が打ち上げられます。'],
  ['Luttonで途切れることがあります。', 'Luttonで途切れることがあります。'],
  ['危険区域EGD118は有効ではありません。', '危険区域EGD118は有効ではありません。'],
  ['JFKの北東で0.2 NMの地点でクレーンがあります。', 'JFKの北東0.2 NMの地点にクレーンがあります。'],
  ['滑走路05/23で停止位置C1で灯火は運用停止中です。', '滑走路05/23の停止位置C1で灯火は運用停止中です。'],
  ['滑走路09の東で工事のため誘導路Aが閉鎖されます。', '工事のため滑走路09の東で誘導路Aが閉鎖されます。'],
  [
    'Urmstonで飛行場標点から磁方位158°、1.67 NMの地点でクレーンがあります。',
    'Urmston、飛行場標点から磁方位158°、1.67 NMの地点にクレーンがあります。',
  ],
])('a place has the particle of its statement: %s', (text, said) => {
  expect(adjusted(text)).toBe(said);
});

test.each([
  ['Laoagの北西60 NMの地点でです。', 'Laoagの北西60 NMの地点です。'],
  ['標識と灯火ありです。', '標識と灯火があります。'],
  ['灯火なしです。', '灯火はありません。'],
  ['恒久的にです。', '恒久的です。'],
  ['（一部）（昼夜の標識あり）です。', '一部、昼夜の標識があります。'],
  ['複数の風力発電機があります（20）（建設中）。', '風力発電機20基があります（建設中）。'],
  [
    '周波数125.650 MHzで、bristol進入管制は運用停止中です。',
    '周波数125.650 MHzで、Bristol進入管制は運用停止中です。',
  ],
  ['2023年10月15日、22日12:00～15:00 UTC', '2023年10月15日、22日の12:00～15:00 UTC'],
  ['10月15日12:00～15:00、10月16日09:00', '10月15日12:00～15:00、10月16日09:00'],
  ['金曜日 04:00～16:00', '(金) 04:00～16:00'],
  ['障害物：点灯。', '障害物は点灯しています。'],
  ['点灯です。', '点灯しています。'],
  ['誘導路：閉鎖', '誘導路の閉鎖'],
  ['燃料：利用不可', '燃料は利用不可'],
  ['詳細はwww.example.comを参照してください。', '詳細はwww.example.comを参照してください。'],
  [
    'Humberside空港（EGNJ）：humberside飛行場交通圏が有効となります。',
    'Humberside空港（EGNJ）：Humberside飛行場交通圏が有効となります。',
  ],
])('%s', (text, said) => {
  expect(adjusted(text)).toBe(said);
});

test('no sentence of the catalogues is changed by itself', () => {
  const changed: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (adjusted(value) !== value) changed.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  [ja, jaWeather, card, flight].forEach(look);
  expect(changed).toEqual([]);
});

test.each([
  ['Luttonで複数のクレーン', 'Luttonの複数のクレーン'],
  ['飛行場が閉鎖されます', '飛行場を閉鎖'],
  ['臨時管制空域CTA 2が設定されます（クラスD）', '臨時管制空域CTA 2を設定（クラスD）'],
  ['管制塔が休止します', '管制塔を休止'],
  ['誘導路Aで工事が行われます', '誘導路Aで工事'],
  ['管制塔の運用時間は次のとおり変更されます', '管制塔の運用時間の変更'],
  ['燃料が利用できます', '燃料利用可'],
])('as a headline: %s', (statement, said) => {
  expect(ja.asHeadline?.(statement)).toBe(said);
});
