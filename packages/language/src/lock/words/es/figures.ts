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
    N: 'norte\\p{L}*|nor(?:este|oeste)|septentrional|noroccidental|nororiental',
    S: 'sur(?!ge)\\p{L}*|sud(?:este|oeste)|meridional(?:es)?',
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
  allDay: 'todo el día|día y noche|ininterrumpid\\p{L}*|a toda hora|de forma continua|permanentemente',
  morning: 'a\\. ?m\\.|am(?!\\p{L})|de la (?:mañana|madrugada)',
  afternoon: 'p\\. ?m\\.|pm(?!\\p{L})|de la (?:tarde|noche)',
  clockBefore: 'a las?|las',
  clockAfter: 'horas?|h(?!\\p{L})|hrs?(?!\\p{L})',
  utc: 'utc|gmt|zulú|tiempo universal|hora universal',
  localTime:
    'horas? (?:\\p{L}+ ){0,2}locales|(?:hora|horario) de (?:las? )?(?-i:(?!Greenwich|UTC|GMT|Inicio|Fin)\\p{Lu}\\p{Ll}+)|hor(?:a|ario)s? (?!vesp|mat)\\p{L}+(?:esa|ense|ina|ñola|ega|cana|iana)(?!\\p{L})|hor(?:a|ario)s? (?:local|peninsular|oficial|legal|insular|noruega|china|japonesa|inglesa|francesa|portuguesa|española|británica|rusa|alemana)(?!\\p{L})|hor(?:a|ario) de (?:madrid|londres|pekín|moscú|parís|españa|verano|invierno)',
  agl: 'agl|sobre (?:el )?(?:nivel del )?(?:suelo|terreno)|(?:la )?superficie|(?:del |el )?suelo|(?:el )?terreno|gnd|sfc',
  amsl: 'amsl|(?:sobre|encima de[l]?) (?:el )?(?:nivel )?(?:medio )?del? mar|nivel (?:medio )?del mar|msnm|altitud',
  to: 'al|a|hasta(?: el)?',
  and: 'y|e|o',
  otherMonths: ['', '', '', '', '', '', '', '', 'setiembre', '', '', ''],
  weekdays: [],
  concepts: {
    exception:
      'except\\p{L}*|excepción|excepciones|salvo|a menos|excluy\\p{L}*|exclu\\p{L}*|exent\\p{L}*|aparte de|distint\\p{L}* de|menos|no se aplica|no aplica|fuera de|sin|excep\\p{L}*|otr[oa]s? que',
    negation:
      'no|sin|ningun\\p{L}*|ningún|nunca|ni|nada|proh[ií]b\\p{L}*|cerrad\\p{L}*|inoperativ\\p{L}*|fuera de|indisponible\\p{L}*|suspend\\p{L}*|retirad\\p{L}*|apagad\\p{L}*|inutiliz\\p{L}*|nulo|cancelad\\p{L}*|tampoco',
    prohibited:
      'proh[ií]b\\p{L}*|no (?:se |está[n]? |estará[n]? |son? )?(?:\\p{L}+ )?(?:permit\\p{L}*|autoriz\\p{L}*|pued\\p{L}*)|vedad\\p{L}*|impid\\p{L}*|ilegal\\p{L}*',
    permitted:
      'permitid\\p{L}*|autorizad\\p{L}*|se permit\\p{L}*|se puede[n]? (?:volar|operar)|puede[sn]? (?:volar|operar)|está permitido|libremente',
    condition:
      'salvo|except\\p{L}*|a menos|sólo|solo|solamente|únicamente|si|cuando|con (?:la )?(?:previa )?(?:autorización|permiso|aprobación)|previ\\p{L}*|siempre que|sujet\\p{L}*|sin|antes|después|hasta|fuera de|consult\\p{L}*|compruebe|quienes|que hayan',
    closed:
      'cerrad\\p{L}*|cierr\\p{L}*|cierre\\p{L}*|clausur\\p{L}*|no (?:estará |está )?disponible\\p{L}*|fuera de (?:uso|servicio)|cerrar\\p{L}*',
    open: 'abiert\\p{L}*|abre[n]?|apertura|reapertura|reabr\\p{L}*',
    outOfService:
      'aver[ií]\\p{L}*|fallos?|fuera de (?:servicio|uso|operación|funcionamiento)|inoperativ\\p{L}*|no (?:\\p{L}+ )?(?:disponible\\p{L}*|funcion\\p{L}*|operativ\\p{L}*|utiliza\\p{L}*|opera\\p{L}*|habrá|hay|se prest\\p{L}*|puede\\p{L}*|está\\p{L}*|es posible|será posible)|imposible|indisponible\\p{L}*|inutiliza\\p{L}*|averiad\\p{L}*|suspendid\\p{L}*|apagad\\p{L}*|sin (?:servicio|funcionar|iluminación|\\p{L}+)|inservible\\p{L}*|retirad\\p{L}*|ningun\\p{L}*|ningún|cerrad\\p{L}*|no está',
    permission:
      'permis\\p{L}*|autoriz\\p{L}*|aprob\\p{L}*|consentimiento|ppr|previ\\p{L}*|notific\\p{L}*|aviso|coordin\\p{L}*|permit\\p{L}*|acuerdo|solicit\\p{L}*',
    only: 'sólo|solo|solamente|únicamente|exclusiv\\p{L}*|limitad\\p{L}* a|reservad\\p{L}*|nada más que|sola|únic[oa]s?',
    drone:
      'dron\\p{L}*|no tripulad\\p{L}*|uas|uavs?|rpas?|pilotad\\p{L}* a distancia|piloto a distancia|aeromodel\\p{L}*|aeronaves? sin piloto',
    permanent:
      'permanent\\p{L}*|indefinid\\p{L}*|sin (?:fecha de )?(?:fin|término|finalización)\\p{L}*|hasta nuevo aviso|definitiv\\p{L}*|para siempre',
    estimated:
      'estimad\\p{L}*|estimac\\p{L}*|aproximad\\p{L}*|previst\\p{L}*|est(?!\\p{L})|se (?:estima|espera|prevé)|esperad\\p{L}*|provisional\\p{L}*|orientativ\\p{L}*',
    sunrise: 'salida del sol|amanecer|orto|sr(?!\\p{L})|alba|sale el sol',
    daylight: 'diurn\\p{L}*|de día|durante el día|luz del día|horas de luz',
    sunset: 'puesta del? sol|atardecer|ocaso|anochecer|ss(?!\\p{L})|se pone el sol',
    unaffected:
      'no (?:\\p{L}+ )?afecta\\p{L}*|sin (?:efecto|impacto|restricci\\p{L}*|consecuencia\\p{L}*)|ning[uú]n\\p{L}* (?:efecto|impacto|restricci\\p{L}*)|libremente',
    restricted:
      'restri\\p{L}*|limita\\p{L}*|manténgase (?:fuera|alejad\\p{L}*)|condici\\p{L}*|no entre|salvo',
    daily: 'diari\\p{L}*|cada día|todos los días|a diario',
  },
  small:
    'el|la|los|las|de|del|que|y|en|con|por|para|se|una|un|está|desde|hasta|no|es|son|al|este|esta|entre|durante|dentro|a|o|sin|pero|su|sus|como|ser|fue|debido',
};
