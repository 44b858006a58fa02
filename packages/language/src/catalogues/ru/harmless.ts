import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Russian. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'NOTAM касается ВПП, а дроны её не используют.',
  taxiway: 'NOTAM касается рулёжных дорожек, а дроны их не используют.',
  apron: 'NOTAM касается перрона или мест стоянки воздушных судов, а дроны их не используют.',
  lighting: 'NOTAM касается светосигнального оборудования аэродрома, а дроны его не используют.',
  navigationAid: 'NOTAM касается навигационного средства, которое дроны не используют.',
  procedure: 'NOTAM касается процедур для пилотируемых воздушных судов.',
  fuel: 'NOTAM касается топлива для воздушных судов.',
  fireCategory: 'NOTAM касается аварийно-спасательной и противопожарной службы аэродрома.',
  openingHours: 'NOTAM касается часов работы.',
  aerodromeClosed: 'NOTAM касается использования аэродрома.',
  communication: 'NOTAM касается радиосвязи или радиолокации для пилотируемых воздушных судов.',
  airTrafficService: 'NOTAM касается обслуживания воздушного движения для пилотируемых воздушных судов.',
  route: 'NOTAM касается маршрутов выше высот полёта дронов.',
  facility: 'NOTAM касается объекта аэродрома, который дроны не используют.',
  weatherService: 'NOTAM касается метеорологического обслуживания.',
  flightPlanning: 'NOTAM касается планов полёта пилотируемых воздушных судов.',
  mannedOnly: 'NOTAM относится только к пилотируемым воздушным судам.',
  militaryOnly: 'NOTAM относится только к военным воздушным судам.',
  someOperatorsOnly: 'NOTAM не адресован внешним пилотам.',
  otherAerodrome: 'NOTAM касается движения на аэродром и с аэродрома.',
  other: 'На высотах полёта дронов это не сказывается.',
};
