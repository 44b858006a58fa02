import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Japanese. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: '滑走路に関するノータムで、ドローンには関係ありません。',
  movementArea: '滑走路、誘導路またはエプロンに関するノータムで、ドローンには関係ありません。',
  taxiway: '誘導路に関するノータムで、ドローンには関係ありません。',
  apron: 'エプロンまたはスポットに関するノータムで、ドローンには関係ありません。',
  lighting: '飛行場灯火に関するノータムで、ドローンには関係ありません。',
  navigationAid: '航行援助施設に関するノータムで、ドローンには関係ありません。',
  procedure: '有人航空機の飛行方式に関するノータムです。',
  fuel: '航空機用燃料に関するノータムです。',
  fireCategory: '飛行場の消火救難業務に関するノータムです。',
  openingHours: '運用時間に関するノータムです。',
  aerodromeClosed: '飛行場の利用に関するノータムです。',
  communication: '有人航空機のための無線通信またはレーダーに関するノータムです。',
  airTrafficService: '有人航空機に対する航空交通業務に関するノータムです。',
  route: 'ドローンの飛行高度より高い経路に関するノータムです。',
  facility: '飛行場施設に関するノータムで、ドローンには関係ありません。',
  weatherService: '気象業務に関するノータムです。',
  flightPlanning: '有人航空機の飛行計画に関するノータムです。',
  mannedOnly: '有人航空機にのみ適用されるノータムです。',
  militaryOnly: '軍用機にのみ適用されるノータムです。',
  someOperatorsOnly: 'ドローンの操縦者に向けたノータムではありません。',
  otherAerodrome: '飛行場を発着する交通に関するノータムです。',
  other: 'ドローンの飛行高度に影響のない内容です。',
};
