import { expect, test } from 'vitest';
import { card } from './card.ts';
import { zh } from './catalogue.ts';
import { flight } from './flight.ts';
import { zhWeather } from './weather.ts';

const adjusted = (text: string): string => zh.adjustSpelling?.(text) ?? text;

test.each([
  ['停机位 8、9 和 10关闭。', '停机位 8、9 和 10 关闭。'],
  ['救援和消防等级 6可用。', '救援和消防等级 6 可用。'],
  ['不提供100/130。', '不提供 100/130。'],
  ['2026年5月1日至6月3日，每日09:00', '2026年5月1日至6月3日，每日 09:00'],
  ['5日至8日，自2026年5月5日起', '5日至8日，自 2026年5月5日起'],
  ['EGD138C： 高度范围为地面', 'EGD138C：高度范围为地面'],
  ['EG D323B： 07:00–09:15 UTC，11:15–13:45 UTC', 'EG D323B：07:00–09:15、11:15–13:45 UTC'],
  ['星期五 09:00 至 14:00 UTC', '星期五 09:00–14:00 UTC'],
  ['2026年5月1日 09:00 至 2026年5月2日 14:00 UTC', '2026年5月1日 09:00 至 2026年5月2日 14:00 UTC'],
  ['UTC 00:00–01:59，21:50–23:59。', 'UTC 00:00–01:59、21:50–23:59。'],
  ['UTC 06:00–06:30（须事先批准），07:30–08:30。', 'UTC 06:00–06:30（须事先批准）、07:30–08:30。'],
  ['2023年3月3日、7日–10日和28日–29日', '2023年3月3日、7日至10日和28日至29日'],
  ['2023年2月6日和13日和2023年3月6日', '2023年2月6日和13日以及 2023年3月6日'],
  [
    '2023年3月3日，每日 06:40–10:30 UTC和2023年3月4日，每日 06:40–12:30 UTC',
    '2023年3月3日，每日 06:40–10:30 UTC 以及 2023年3月4日，每日 06:40–12:30 UTC',
  ],
  ['2023年3月3日和2023年4月4日', '2023年3月3日和 2023年4月4日'],
  ['周一 07:00–10:00；周一 14:00–18:00', '周一 07:00–10:00、14:00–18:00'],
  ['滑行道 B, C 和 D', '滑行道 B、C 和 D'],
  ['多台起重机（2）', '2 台起重机'],
  ['起重机（在建）（Oslo）', '起重机（在建，Oslo）'],
  ['位于位于 A 区', '位于 A 区'],
  ['2022年12月3日 01:00–04:00 UTC和2022年12月4日', '2022年12月3日 01:00–04:00 UTC 以及 2022年12月4日'],
  ['高度为海拔 404 英尺（123 米）, 真高 68 英尺', '高度为海拔 404 英尺（123 米），真高 68 英尺'],
  ['Norwich CTA, CTR, ATZ 空域启用', 'Norwich CTA、CTR、ATZ 空域启用'],
  ['海拔/真高为海拔 404 英尺/真高 68 英尺', '高度为海拔 404 英尺/真高 68 英尺'],
  ['海拔/真高为 404 英尺/68 英尺', '海拔/真高为 404 英尺/68 英尺'],
  ['机场周边及其周围预计有鸟类活动', '机场周边预计有鸟类活动'],
  ['救援和消防等级：6。机场须事先批准。', '救援和消防等级：6。使用机场须事先批准。'],
  ['Central London 请飞行员', 'Central London，请飞行员'],
  ['Port of Dover EGD098H 临时危险区启用', 'Port of Dover 的 EGD098H 临时危险区启用'],
  ['英吉利海峡EGD098E 临时危险区启用', '英吉利海峡的 EGD098E 临时危险区启用'],
  ['Shetland 以东 EG D098G 临时危险区启用', 'Shetland 以东的 EG D098G 临时危险区启用'],
  ['滑行道 E4 、E5、E7 关闭', '滑行道 E4、E5、E7 关闭'],
  ['救援和消防等级已升级，等级为 7', '救援和消防等级升至 7 级'],
  ['8 停机坪对航空器关闭', '8 号停机坪对航空器关闭'],
  ['TERMINAL 2 停机坪关闭', 'TERMINAL 2 停机坪关闭'],
  ['划设EGD098E 临时危险区', '划设 EGD098E 临时危险区'],
  ['飞行情报服务的服务时间变更如下', '飞行情报服务时间变更如下'],
  ['燃油的服务时间如下', '燃油供应时间如下'],
  ['低空飞行区 1 和 2 和 Thames Valley 避让区', '低空飞行区 1 和 2 以及 Thames Valley 避让区'],
  ['Shoeburyness 的下列危险区情况如下。', 'Shoeburyness 的危险区情况如下。'],
  ['Luton 设有起重机，高度为真高 164 英尺（50 米）。', 'Luton 设有起重机，真高 164 英尺（50 米）。'],
  [
    '将有无人机飞行，高度为真高 150 英尺（46 米），顶部海拔 237 英尺（72 米）。',
    '将有无人机飞行，高度为真高 150 英尺（46 米），海拔 237 英尺（72 米）。',
  ],
])('blanks and what would be said twice: %s', (text, said) => {
  expect(adjusted(text)).toBe(said);
});

test.each([
  ['草地跑道 10/28 关闭（针对起飞和着陆）。', '草地跑道 10/28 对起飞和着陆关闭。'],
  ['机场不可用（针对目视飞行（VFR））。', '机场对目视飞行（VFR）不可用。'],
  ['不提供燃油（针对直升机）。', '不向直升机提供燃油。'],
  ['滑行道 C 关闭（针对“ACFT WITH JET ENGINES”）。', '滑行道 C 对“ACFT WITH JET ENGINES”关闭。'],
  ['停机位 12 开放（临时）。', '停机位 12 临时开放。'],
  ['跑道 09/27 关闭（临时）（针对起飞）。', '跑道 09/27 对起飞临时关闭。'],
  ['跑道 09/27 关闭（针对起飞）（临时）。', '跑道 09/27 对起飞临时关闭。'],
  ['跑道 09/27 未关闭（全长）。', '跑道 09/27 未关闭（全长）。'],
  ['关闭\ue001（针对\ue002直升机\ue0ff）\ue0ff', '\ue001对\ue002直升机\ue0ff\ue0ff关闭'],
  ['滑行道 A 与滑行道 B 之间，滑行道 C 关闭。', '滑行道 A 与滑行道 B 之间的滑行道 C 关闭。'],
  [
    '因施工，LUSMO 与 AKMON 之间，Singapore 飞行情报区内 L625 航路不可用。',
    '因施工，Singapore 飞行情报区内 L625 航路（LUSMO 与 AKMON 之间）不可用。',
  ],
  ['A 与 B 之间，将有无人机飞行。', 'A 与 B 之间，将有无人机飞行。'],
  ['机场的开放时间延长如下（针对事先预约的飞行）。', '机场的开放时间延长（针对事先预约的飞行）如下。'],
  ['停机位 49 以东因施工，滑行道 L 关闭。', '因施工，停机位 49 以东的滑行道 L 关闭。'],
  ['2 号机库外因举办活动，停机坪关闭。', '因举办活动，2 号机库外的停机坪关闭。'],
  ['Hull 西南方向障碍灯不工作。', 'Hull 西南方向的障碍灯不工作。'],
  ['滑行道 T4：滑行道 T3 以北。', '滑行道 T4：滑行道 T3 以北。'],
])('for whom and between which points: %s', (text, said) => {
  expect(adjusted(text)).toBe(said);
});

test.each([
  ['Edwards Air Force Base（KEDW）', 'Edwards 空军基地（KEDW）'],
  ['Sigonella Navy Air Base（LICZ）', 'Sigonella 海军航空基地（LICZ）'],
  ['Simmons Army Air Field（KFBG）', 'Simmons 陆军机场（KFBG）'],
  ['Naval Air Station Jacksonville（KNIP）', 'Jacksonville 海军航空站（KNIP）'],
  ['Samandıra Army Air Base（LTBX）', 'Samandıra 陆军航空基地（LTBX）'],
  ['Buckley Space Force Base（KBKF）', 'Buckley 太空军基地（KBKF）'],
  ['Çiğli Airbase（LTBL）', 'Çiğli 空军基地（LTBL）'],
  [
    'Cam Ranh International Airport / Cam Ranh Air Base（VVCR）',
    'Cam Ranh 国际机场 / Cam Ranh 空军基地（VVCR）',
  ],
  ['London Heliport（EGLW）', 'London 直升机场（EGLW）'],
  ['原文：“at Ramstein Air Base closed”', '原文：“at Ramstein Air Base closed”'],
])('what an aerodrome is stands in Chinese: %s', (text, said) => {
  expect(adjusted(text)).toBe(said);
});

test.each([
  ['JFK 以西 0.6 海里处钻机', 'JFK 以西 0.6 海里处的钻机'],
  ['下列临时保留区（TRA）启用', '临时保留区（TRA）启用'],
  ['机场的开放时间如下', '机场的开放时间'],
  ['这是航空资料汇编补充资料的触发性航行通告', '航空资料汇编补充资料的触发性航行通告'],
  ['下列航路不可用', '下列航路不可用'],
  ['限制区（EGR219）启用', 'EGR219 限制区启用'],
  ['Athinai 飞行情报区内无人机飞行', 'Athinai 飞行情报区内的无人机飞行'],
  ['Basingstoke 附近无人机飞行', 'Basingstoke 附近的无人机飞行'],
  ['自 Southsea 至 Ryde，无人机飞行', '自 Southsea 至 Ryde 的无人机飞行'],
  ['自滑行道 A 至停机坪，跑道 09/27 关闭', '自滑行道 A 至停机坪的跑道 09/27 关闭'],
  ['本航行通告仅适用于军用航空器', '仅适用于军用航空器'],
  ['本航行通告是测试电报', '测试电报'],
  ['本航行通告有一部分未能读取', '本航行通告有一部分未能读取'],
])('a headline announces nothing: %s', (statement, headline) => {
  expect(zh.asHeadline?.(statement)).toBe(headline);
});

test('no sentence of the catalogues is changed by itself', () => {
  const changed: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('{') && adjusted(value) !== value) changed.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  [zh, zhWeather, card, flight].forEach(look);
  expect(changed).toEqual([]);
});
