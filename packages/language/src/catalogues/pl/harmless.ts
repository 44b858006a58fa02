import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Polish. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'NOTAM dotyczy drogi startowej, z której drony nie korzystają.',
  movementArea:
    'NOTAM dotyczy dróg startowych, dróg kołowania lub płyt postojowych, z których drony nie korzystają.',
  taxiway: 'NOTAM dotyczy dróg kołowania, z których drony nie korzystają.',
  apron: 'NOTAM dotyczy płyty postojowej lub stanowisk postojowych, z których drony nie korzystają.',
  lighting: 'NOTAM dotyczy świateł lotniska, z których drony nie korzystają.',
  navigationAid: 'NOTAM dotyczy pomocy nawigacyjnej, z której drony nie korzystają.',
  procedure: 'NOTAM dotyczy procedur dla załogowych statków powietrznych.',
  fuel: 'NOTAM dotyczy paliwa dla statków powietrznych.',
  fireCategory: 'NOTAM dotyczy służby ratowniczo-gaśniczej lotniska.',
  openingHours: 'NOTAM dotyczy godzin pracy.',
  aerodromeClosed: 'NOTAM dotyczy korzystania z lotniska.',
  communication: 'NOTAM dotyczy łączności radiowej lub radaru dla załogowych statków powietrznych.',
  airTrafficService: 'NOTAM dotyczy służby ruchu lotniczego dla załogowych statków powietrznych.',
  route: 'NOTAM dotyczy tras powyżej wysokości lotów dronów.',
  facility: 'NOTAM dotyczy części lub wyposażenia lotniska, z których drony nie korzystają.',
  weatherService: 'NOTAM dotyczy służby meteorologicznej.',
  flightPlanning: 'NOTAM dotyczy planów lotu załogowych statków powietrznych.',
  mannedOnly: 'NOTAM dotyczy wyłącznie załogowych statków powietrznych.',
  militaryOnly: 'NOTAM dotyczy wyłącznie wojskowych statków powietrznych.',
  someOperatorsOnly: 'NOTAM nie jest skierowany do pilotów dronów.',
  otherAerodrome: 'NOTAM dotyczy ruchu do lotniska i z lotniska.',
  other: 'Przedmiot tego NOTAM-u nie ma wpływu na wysokości lotów dronów.',
};
