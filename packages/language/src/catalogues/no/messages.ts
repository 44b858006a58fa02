import type { Messages } from '../../messages.ts';

/** Sentences and phrases in Norwegian (bokmål). */
export const messages: Messages = {
  utcDateTime: '{day}. {month} {year} kl. {time} UTC',
  utcDate: '{day}. {month} {year}',
  timeRange: 'kl. {from}–{to} UTC',
  periodOverDays: '{from} til {to}',
  timeRangeOverMidnight: 'kl. {from}–{to} UTC neste dag',
  daysAndHours: 'hver dag fra {firstDate} til {lastDate}, {hours}',
  dayAndHours: '{date} {hours}',

  heightFtAgl: '{ft} fot ({m} m) over bakken',
  heightFtAmsl: '{ft} fot ({m} m) over havet',
  heightFtStd: '{ft} fot ({m} m) etter standardtrykk',
  heightMAgl: '{m} m ({ft} fot) over bakken',
  heightMAmsl: '{m} m ({ft} fot) over havet',
  heightFl: 'flygenivå {level} (omtrent {ft} fot)',
  heightSurface: 'bakken',
  heightUnlimited: 'ubegrenset høyde',
  limitsBetween: 'Fra {lower} opp til {upper}.',
  limitsUnlimited: 'Fra {lower} og oppover, uten øvre grense.',
  limitsLowerOnly: 'Fra {lower} og oppover; øvre grense er ikke oppgitt.',
  limitsUpperOnly: 'Opp til {upper}.',
  limitsFromCode: 'Q-linjen, som bare sorterer NOTAM, oppgir disse høydene: {limits}',

  distanceNm: '{nm} NM ({metric})',
  distanceShort: '{metric} ({nm} NM)',
  areaCircle: 'Sirkel med radius {radius} rundt {position}.',
  areaPolygon:
    '{count, plural, one {Område med # hjørnepunkt} other {Område med # hjørnepunkter}}: {positions}.',
  areaCorridor:
    '{count, plural, one {Korridor} other {Korridor}} med bredde {width} langs linjen {positions}.',
  areaPoint: 'Posisjon {position}.',
  areaNumber: 'Område {number}: {area}',
  areaWithLimits: '{area} {limits}',
  searchCircle:
    'Teksten ga ikke noe område som kunne leses. Sirkelen i Q-linjen, {radius} rundt {position}, er bare et søkeområde, ikke selve faren.',
  coordinatesSearch: '{position}, radius {radius} (bare søkeområdet i Q-linjen)',
  coordinatesCircle: '{position}, radius {radius}',
  coordinatesCorridor: '{positions}, bredde {width}',
  placeAerodromes: '{count, plural, one {Flyplass} other {Flyplasser}} {codes}',
  placeRegions: '{count, plural, one {Flygeinformasjonsregion} other {Flygeinformasjonsregioner}} {codes}',
  placeOther: '{codes}',
  placeUnknown: 'Meldingen nevner ikke noe sted som kunne leses',
  locationSentence: 'Sted: {place}.',

  identityNew: 'NOTAM {id}.',
  identityReplace: 'NOTAM {id}, som erstatter {refersTo}.',
  identityCancel: 'NOTAM {id}, som opphever {refersTo}.',
  identityReplaceUnnamed: 'NOTAM {id}, som erstatter en tidligere NOTAM.',
  identityCancelUnnamed: 'NOTAM {id}, som opphever en tidligere NOTAM.',

  subjectAndCondition: 'Gjelder: {subject}. Tilstand: {condition}.',
  subjectOnly: 'Gjelder: {subject}.',
  conditionOnly: 'Tilstand: {condition}.',
  aboutStandsInText: 'Hva denne NOTAM-en gjelder, står bare i teksten.',
  unknownCode: 'Koden {code} i Q-linjen finnes ikke i ICAOs tabeller; hold deg til teksten.',

  validFromTo: 'Gjelder fra {from} til {to}.',
  validFromToEstimated: 'Gjelder fra {from} til anslått slutt {to}.',
  validPermanent: 'Gjelder permanent fra {from}.',
  validFrom: 'Gjelder fra {from}.',
  validFromOnly: 'Gjelder fra {from}; slutten kunne ikke leses.',
  validToOnly: 'Gjelder til {to}; starten kunne ikke leses.',
  validUnknown: 'Gyldighetstiden kunne ikke leses.',

  scheduleHours: 'Aktivt (punkt D, «{text}»): {hours}.',
  scheduleMore:
    'Aktivt (punkt D, «{text}»): {hours}, og {count, plural, one {# periode} other {# perioder}} til fram til {last}.',
  scheduleNoHours:
    'I punkt D står det «{text}». Det lot seg ikke regne om til klokkeslett, så det kan være aktivt når som helst i gyldighetstiden.',
  schedulePartial:
    'Punkt D, «{text}», kunne ikke leses fullt ut, så det kan være aktivt når som helst i gyldighetstiden. Tider som ble lest: {hours}.',
  scheduleUnknown:
    'Punkt D, «{text}», kunne ikke leses, så det kan være aktivt når som helst i gyldighetstiden.',
  scheduleNeverActive: 'I punkt D står det «{text}», som ikke gir noen aktiv tid innenfor gyldighetstiden.',

  term: '{term}: {meaning}',
  explainedTerms: '{text} [{terms}]',
  textMissing: 'Meldingen har ingen tekst (punkt E) som kunne leses.',

  contactLine: '{label} {value}',

  unreadQuoted: '{problem} «{text}»',
  unreadField: '{field} kunne ikke leses.',

  reasonUnmannedAircraftBanned: 'Teksten forbyr ubemannede luftfartøy.',
  reasonAllAircraftBanned: 'Teksten forbyr all flyging.',
  reasonAirspaceClosed: 'Luftrommet er stengt.',
  reasonProhibitedAreaActive: 'Et forbudsområde er aktivt.',
  reasonProhibitedAreaActiveNamed: 'Forbudsområdet {name} er aktivt.',
  reasonPermissionRequired: 'Det kreves tillatelse for å fly her.',
  reasonPermissionRequiredFrom: 'Det kreves tillatelse fra {unit} for å fly her.',
  reasonBannedUnlessPermitted: 'Det er forbudt å fly her uten tillatelse.',
  reasonBannedUnlessPermittedBy: 'Det er forbudt å fly her uten tillatelse fra {unit}.',
  reasonContactRequired: 'Du må ta kontakt før du flyr her.',
  reasonContactRequiredWith: 'Du må kontakte {unit} før du flyr her.',
  reasonHeightLimited: 'Flygehøyden er begrenset.',
  reasonHeightLimitedTo: 'Flygehøyden er begrenset til {height}.',
  reasonAirspaceActive: '{airspace} er {form, select, neuter {aktivt} other {aktiv}} eller nylig opprettet.',
  reasonAirspaceActiveNamed:
    '{airspace} ({name}) er {form, select, neuter {aktivt} other {aktiv}} eller nylig opprettet.',
  reasonTrafficSubjectToClearance: 'All trafikk i området må ha klarering fra flygekontrolltjenesten.',
  reasonDroneRuleApplies: 'Teksten setter en regel for droner.',
  reasonObstacle: 'Det står et luftfartshinder i dronehøyde.',
  reasonObstacleHeight: 'Det står et luftfartshinder som er {m} m ({ft} fot) høyt.',
  reasonObstacleUnlit: 'Det står et ubelyst luftfartshinder i dronehøyde.',
  reasonObstacleHeightUnlit: 'Det står et ubelyst luftfartshinder som er {m} m ({ft} fot) høyt.',
  reasonAvoidanceAdvised: 'Teksten råder luftfartøy til å unngå området.',
  reasonEffectUnclear: 'Teksten gjør ikke klart hvordan droner blir berørt.',
  reasonDeactivated: 'Området er ikke aktivt.',
  reasonLowObstacle: 'Hinderet er bare {m} m ({ft} fot) høyt.',
  reasonChecklist: 'Meldingen er en sjekkliste over gyldige NOTAM.',
  reasonTestMessage: 'Meldingen er en test.',
  reasonTriggerWithoutEffect:
    'Meldingen er en trigger-NOTAM, som viser til en kunngjort endring uten å si hva den går ut på.',
  reasonPublicationChange: 'Meldingen gjelder bare publikasjoner eller kontaktopplysninger.',
  reasonCancellation: 'Meldingen opphever en annen NOTAM.',
  reasonReachesDroneHeights: 'Nedre grense er {lower}, så dette når ned i dronehøyde.',
  reasonReachAssumed: 'Ingen nedre grense er oppgitt, så vi regner med at dette når ned i dronehøyde.',
  reasonReachUncertain:
    'Nedre grense er {lower}, så om dette når ned i dronehøyde, kommer an på hvor høyt terrenget er der.',
  reasonAboveDroneHeights: 'Nedre grense er {lower}, altså over dronehøyde.',
  reasonGroundHeightUnknown:
    'Nedre grense er {lower}; terrenghøyden er ikke kjent her, og i høyfjellet kan det være nær bakken.',
  reasonLimitsUnread: 'Høydegrensene kunne ikke leses.',

  adviceForbidden: 'Ikke fly drone i dette området mens meldingen er aktiv.',
  adviceProhibitedArea: 'Ikke fly drone i forbudsområdet mens det er aktivt.',
  advicePermission: 'Ikke fly i området uten at du har fått tillatelsen først.',
  adviceContact: 'Ta kontakt først, og fly bare når du har fått svar.',
  adviceHeightLimited: 'Hold deg under høyden som teksten tillater.',
  adviceAirspace:
    'Hold deg utenfor området mens det er aktivt, med mindre den ansvarlige enheten har sluppet deg inn.',
  adviceClearance: 'Ikke fly i området uten klarering fra flygekontrolltjenesten.',
  adviceDroneRule: 'Les hva teksten krever av droner, og følg det før du flyr.',
  adviceObstacle: 'Hold god avstand til hinderet, og se opp for vaiere og helikoptre i nærheten.',
  adviceAvoid: 'Hold deg unna området mens meldingen er aktiv.',
  adviceUnclear: 'Les originalteksten, og spør hvis du er i tvil.',
  adviceDeactivated: 'Droneflyging berøres ikke av denne meldingen så lenge området ikke er aktivt.',
  adviceInformation: 'Det er ikke noe i den som en dronepilot må rette seg etter.',
  adviceTrigger: 'Slå opp endringen den viser til; selve meldingen sier ikke hva den går ut på.',
  adviceCancellation: 'NOTAM-en som oppheves, gjelder ikke lenger. En ny kan ha kommet i stedet.',
  adviceAsk: 'Kontakter i meldingen: {contacts}.',
  explainEstimated:
    'Slutten er anslått (EST). Meldingen gjelder til den blir erstattet eller opphevet, også om tidspunktet passeres.',
  explainPermanent:
    'Meldingen er permanent (PERM): den gjelder til den blir opphevet eller kunngjort et annet sted.',
  explainHoursUnread: 'De aktive tidene kunne ikke leses fullt ut, så regn med at den er aktiv hele tiden.',
  explainEndUnread: 'Slutten kunne ikke leses, så regn med at den fortsatt gjelder.',
  explainUnread:
    '{count, plural, one {Ett punkt} other {# punkter}} i meldingen kunne ikke leses med sikkerhet. Se originalen.',
  sentence: '{text}.',
  standing:
    'Dette gjelder bare denne meldingen. Sjekk også hele briefingen, dronesonene og de lokale reglene.',
};
