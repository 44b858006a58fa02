import type { LockWords } from '../lock-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'pies?',
    m: 'metros?',
    km: 'kilómetros?',
    nm: 'millas? náuticas?|millas? marinas?|mn',
    fl: 'nivel(?:es)? de vuelo',
    kt: 'nudos?',
    kg: 'kilogramos?|kilos?',
    h: 'horas?',
    min: 'minutos?',
    day: 'días?',
    MHz: 'megahercios?',
    deg: 'grados?',
  },
  sides: {
    N: 'norte\\w*|nor(?:este|oeste)|septentrional|noroccidental|nororiental',
    S: 'sur(?!ge)\\w*|sud(?:este|oeste)|meridional(?:es)?',
    E: 'este(?= (?:de(?!l? (?:aviso|notam|área|periodo))|del|y|hasta|a|del)|[),.;]|$)|oriental(?:es)?|nordeste|noreste|sureste|sudeste|nororiental|hacia el este|al este|del este|longitud este',
    W: 'oeste|occidental(?:es)?|noroeste|suroeste|sudoeste|noroccidental',
  },
  numbers: [
    'un[oa]?|primer[oa]?',
    'dos|ambos|ambas|segund[oa]',
    'tres|tercer[oa]?',
    'cuatro|cuart[oa]',
    'cinco|quint[oa]',
    'seis|sext[oa]',
    'siete|séptim[oa]',
    'ocho|octav[oa]',
    'nueve|noven[oa]',
    'diez|décim[oa]',
    'once',
    'doce',
  ],
  midnight: 'medianoche',
  noon: 'mediodía',
  morning: 'a\\. ?m\\.|am(?!\\w)|de la (?:mañana|madrugada)',
  afternoon: 'p\\. ?m\\.|pm(?!\\w)|de la (?:tarde|noche)',
  clockBefore: 'a las?|las',
  clockAfter: 'horas?|h(?!\\w)|hrs?(?!\\w)',
  utc: 'utc|gmt|zulú|tiempo universal|hora universal',
  localTime:
    'hor(?:a|ario)s? (?:local|peninsular|oficial|legal|insular|noruega|china|japonesa|inglesa|francesa|portuguesa|española|británica|rusa|alemana)(?!\\p{L})|hor(?:a|ario) de (?:madrid|londres|pekín|moscú|parís|españa|verano|invierno)',
  agl: 'agl|sobre (?:el )?(?:nivel del )?(?:suelo|terreno)|(?:la )?superficie|(?:del |el )?suelo|(?:el )?terreno|gnd|sfc',
  amsl: 'amsl|(?:sobre|encima de[l]?) (?:el )?(?:nivel )?(?:medio )?del? mar|nivel (?:medio )?del mar|msnm|altitud',
  to: 'al|a|hasta(?: el)?',
  and: 'y|e|o',
  otherMonths: ['', '', '', '', '', '', '', '', 'setiembre', '', '', ''],
  weekdays: [],
  concepts: {
    exception:
      'except\\w*|excepción|excepciones|salvo|a menos|excluy\\w*|exclu\\w*|exent\\w*|aparte de|distint\\w* de|menos|no se aplica|no aplica|fuera de|sin|excep\\w*|otr[oa]s? que',
    negation:
      'no|sin|ningun\\w*|ningún|nunca|ni|nada|prohib\\w*|cerrad\\w*|inoperativ\\w*|fuera de|indisponible\\w*|suspend\\w*|retirad\\w*|apagad\\w*|inutiliz\\w*|nulo|cancelad\\w*|tampoco',
    prohibited:
      'prohib\\w*|no (?:se |está[n]? |estará[n]? |son? )?(?:\\p{L}+ )?(?:permit\\w*|autoriz\\w*|pued\\w*)|vedad\\w*|impid\\w*|ilegal\\w*',
    permitted:
      'permitid\\w*|autorizad\\w*|se permit\\w*|se puede[n]? (?:volar|operar)|puede[sn]? (?:volar|operar)|está permitido|libremente',
    condition:
      'salvo|except\\w*|a menos|sólo|solo|solamente|únicamente|si|cuando|con (?:la )?(?:previa )?(?:autorización|permiso|aprobación)|previ\\w*|siempre que|sujet\\w*|sin|antes|después|hasta|fuera de|consult\\w*|compruebe|quienes|que hayan',
    closed:
      'cerrad\\w*|cierr\\w*|cierre\\w*|clausur\\w*|no (?:estará |está )?disponible\\w*|fuera de (?:uso|servicio)|cerrar\\w*',
    open: 'abiert\\w*|abre[n]?|apertura|reapertura|reabr\\w*',
    outOfService:
      'fuera de (?:servicio|uso|operación|funcionamiento)|inoperativ\\w*|no (?:\\p{L}+ )?(?:disponible\\w*|funcion\\w*|operativ\\w*|utiliza\\w*|opera\\w*|habrá|hay|se prest\\w*|puede\\w*|está\\w*)|indisponible\\w*|inutiliza\\w*|averiad\\w*|suspendid\\w*|apagad\\w*|sin (?:servicio|funcionar|iluminación|\\w+)|inservible\\w*|retirad\\w*|ningun\\w*|ningún|cerrad\\w*|no está',
    permission:
      'permis\\w*|autoriz\\w*|aprob\\w*|consentimiento|ppr|previ\\w*|notific\\w*|aviso|coordin\\w*|permit\\w*|acuerdo|solicit\\w*',
    only: 'sólo|solo|solamente|únicamente|exclusiv\\w*|limitad\\w* a|reservad\\w*|nada más que|sola|únic[oa]s?',
    drone:
      'dron\\w*|no tripulad\\w*|uas|uavs?|rpas?|pilotad\\w* a distancia|piloto a distancia|aeromodel\\w*|aeronaves? sin piloto',
    permanent:
      'permanent\\w*|indefinid\\w*|sin (?:fecha de )?(?:fin|término|finalización)\\w*|hasta nuevo aviso|definitiv\\w*|para siempre',
    estimated:
      'estimad\\w*|estimac\\w*|aproximad\\w*|previst\\w*|est(?!\\w)|se (?:estima|espera|prevé)|esperad\\w*|provisional\\w*|orientativ\\w*',
    sunrise: 'salida del sol|amanecer|orto|sr(?!\\w)|alba|sale el sol',
    sunset: 'puesta del? sol|atardecer|ocaso|anochecer|ss(?!\\w)|se pone el sol',
    unaffected:
      'no (?:\\p{L}+ )?afecta\\w*|sin (?:efecto|impacto|restricci\\w*|consecuencia\\w*)|ning[uú]n\\w* (?:efecto|impacto|restricci\\w*)|libremente',
    restricted: 'restri\\w*|limita\\w*|manténgase (?:fuera|alejad\\w*)|condici\\w*|no entre|salvo',
    daily: 'diari\\w*|cada día|todos los días|a diario',
  },
  small:
    'el|la|los|las|de|del|que|y|en|con|por|para|se|una|un|está|desde|hasta|no|es|son|al|este|esta|entre|durante|dentro|a|o|sin|pero|su|sus|como|ser|fue|debido',
};
