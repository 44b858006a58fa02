import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Chinese. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: '本航行通告涉及跑道，无人机不使用跑道。',
  movementArea: '本航行通告涉及跑道、滑行道或停机坪，无人机不使用这些区域。',
  taxiway: '本航行通告涉及滑行道，无人机不使用滑行道。',
  apron: '本航行通告涉及停机坪或停机位，无人机不使用这些区域。',
  lighting: '本航行通告涉及机场灯光，无人机不使用这些灯光。',
  navigationAid: '本航行通告涉及导航设施，无人机不使用该设施。',
  procedure: '本航行通告涉及有人驾驶航空器的飞行程序。',
  fuel: '本航行通告涉及航空燃油供应。',
  fireCategory: '本航行通告涉及机场的救援和消防服务。',
  openingHours: '本航行通告涉及开放时间。',
  aerodromeClosed: '本航行通告涉及机场的使用。',
  communication: '本航行通告涉及有人驾驶航空器的无线电通信或雷达。',
  airTrafficService: '本航行通告涉及为有人驾驶航空器提供的空中交通服务。',
  route: '本航行通告涉及高于无人机飞行高度的航路。',
  facility: '本航行通告涉及机场设施，无人机不使用该设施。',
  weatherService: '本航行通告涉及气象服务。',
  flightPlanning: '本航行通告涉及有人驾驶航空器的飞行计划。',
  mannedOnly: '本航行通告仅适用于有人驾驶航空器。',
  militaryOnly: '本航行通告仅适用于军用航空器。',
  someOperatorsOnly: '本航行通告并非针对无人机操控员。',
  otherAerodrome: '本航行通告涉及进出某机场的交通。',
  other: '本航行通告的内容对无人机飞行高度没有影响。',
};
