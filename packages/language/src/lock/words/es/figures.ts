import type { LockWords } from '../lock-words.ts';
import { clockHours, clockMinutes, days, halves, large } from './number-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'pies?',
    m: 'metros?',
    km: 'kilómetros?',
    nm: 'millas? (?:náuticas?|marinas?|aéreas?)|mn',
    fl: 'nivel(?:es)? de vuelo',
    kt: 'nudos?',
    kg: 'kilogramos?|kilos?',
    h: 'horas?',
    min: 'minutos?',
    day: 'días?',
    MHz: 'megahercios?|megahertz(?:ios?)?',
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
  large,
  halves,
  clockHours,
  clockMinutes,
  days,
  andHalf: 'y medi[oa]',
  runwaySides: { L: 'izquierda', R: 'derecha', C: 'cent(?:ral|ro)' },
  midnight: '(?:12|doce) de la noche|medianoche|cero horas',
  noon: '(?:(?:12|doce) (?:horas )?del )?mediodía',
  allDay:
    'diurn\\p{L}* y nocturn\\p{L}*|todo el día|(?:de )?día y (?:de )?noche|tanto de día como de noche|ininterrumpid\\p{L}*|a todas? horas?|a cualquier hora|de (?:forma|manera) continua|permanentemente',
  morning: 'a\\. ?m\\.|am(?!\\p{L})|de la (?:mañana|madrugada)',
  afternoon: 'p\\. ?m\\.|pm(?!\\p{L})|de la (?:tarde|noche)',
  clockBefore: 'a las?|las',
  clockAfter: 'horas?|h(?:rs?|s)?(?!\\p{L})',
  utc: 'utc|gmt|zul[uú]|(?:tiempo|hora|horario) (?:medi[oa] )?(?:universal|de Greenwich)',
  localTime:
    'horas? (?:\\p{L}+ ){0,2}locales|(?:hora|horario) de (?:las? )?(?-i:(?!Greenwich|UTC|GMT|Inicio|Fin)\\p{Lu}\\p{Ll}+)|hor(?:a|ario)s? (?!vesp|mat)\\p{L}+(?:esa|ense|ina|ñola|ega|cana|iana)(?!\\p{L})|hor(?:a|ario)s? (?:local|peninsular|oficial|legal|insular|noruega|china|japonesa|inglesa|francesa|portuguesa|española|británica|rusa|alemana)(?!\\p{L})|hor(?:a|ario) de (?:madrid|londres|pekín|moscú|parís|españa|verano|invierno)',
  agl: 'agl|sobre (?:el )?(?:nivel del )?(?:suelo|terreno)|desde la superficie|(?:la )?superficie(?! (?:del (?:mar|agua)|marina|marítima))|(?:del |el )?suelo|(?:el )?terreno|(?:sobre|desde|a ras de) (?:la )?tierra|gnd|sfc',
  amsl: 'amsl|(?:sobre|encima de[l]?) (?:el )?(?:nivel )?(?:medio )?del? mar|(?:nivel (?:medio )?|superficie )del mar|respecto (?:al|del) mar|msnm|msl|(?:m\\. ?)?s\\. ?n\\. ?m|snm|altitud',
  to: 'al|a|(?:y )?hasta(?: el)?',
  radius: 'radio(?! ?(?:mast|freq))|círculo',
  between: 'entre',
  eachSide: 'cada lado|ambos lados|uno y otro lado',
  and: 'y|e|o',
  otherMonths: ['', '', '', '', '', '', '', '', 'setiembre', '', '', ''],
  weekdays: [],
  eachWeek: '(?:cada|todos los|los|solo(?: los?)?|únicamente los) \\p{L}+',
  concepts: {
    exception:
      'except\\p{L}*|excepción|excepciones|exc(?!\\p{L})|salvo|salvedad|a menos|a no ser|exim\\p{L}*|dispensad\\p{L}*|excluy\\p{L}*|exclu\\p{L}*|exent\\p{L}*|aparte de|distint\\p{L}* de|menos|no se aplica|no aplica|fuera de|sin|excep\\p{L}*|otr[oa]s? que',
    negation:
      'no|sin|ningun\\p{L}*|ningún|nunca|ni|nada|proh[ií]b\\p{L}*|cerrad\\p{L}*|inoperativ\\p{L}*|fuera de|indisponible\\p{L}*|suspend\\p{L}*|retirad\\p{L}*|apagad\\p{L}*|inutiliz\\p{L}*|nulo|cancelad\\p{L}*|tampoco|carec\\p{L}*|ausencia|falta de|imp[ei]d\\p{L}*|deneg\\p{L}*|deshabilit\\p{L}*|inhabilit\\p{L}*|desactiv\\p{L}*|desconect\\p{L}*|interrump\\p{L}*',
    prohibited:
      'proh[ií]b\\p{L}*|no (?:\\p{L}+ ){0,3}(?:permit\\p{L}*|autoriz\\p{L}*|pued\\p{L}*|podr\\p{L}*|deb\\p{L}*)|ve[dt]ad\\p{L}*|imp[ei]d\\p{L}*|ilegal\\p{L}*',
    permitted:
      'permitid\\p{L}*|autorizad\\p{L}*|se (?:permit|autoriz)\\p{L}*|se puede[n]? (?:volar|operar)|es posible volar|puede[sn]? (?:volar|operar)|está permitido|libremente',
    condition:
      'salvo|except\\p{L}*|a menos|sólo|solo|solamente|únicamente|si|cuando|con (?:la )?(?:previa )?(?:autorización|permiso|aprobación)|previ\\p{L}*|siempre que|sujet\\p{L}*|sin|antes|después|hasta|fuera de|consult\\p{L}*|compruebe|quienes|que hayan|en caso de|en función de|según|depend\\p{L}*|a petición|bajo demanda|condici\\p{L}*|a no ser',
    closed:
      'cerrad\\p{L}*|cierr\\p{L}*|cierre\\p{L}*|clausur\\p{L}*|no (?:\\p{L}+ ){0,2}disponible\\p{L}*|fuera de (?:uso|servicio)|cerrar\\p{L}*|bloquead\\p{L}*',
    open: 'abiert\\p{L}*|abre[n]?|apertura|reapertura|reabr\\p{L}*',
    outOfService:
      'aver[ií]\\p{L}*|fallos?|fuera de (?:servicio|uso|operación|funcionamiento)|inoperativ\\p{L}*|no se (?:pod|pued|pud)\\p{L}*|no (?:\\p{L}+ ){0,3}(?:disponible\\p{L}*|disponib\\p{L}*|funcion\\p{L}*|operativ\\p{L}*|utiliza\\p{L}*|opera\\p{L}*|habrá|hay|se prest\\p{L}*|puede\\p{L}*|está\\p{L}*|es posible|será posible)|imposible|indisponib\\p{L}*|interrump\\p{L}*|desactiv\\p{L}*|desconect\\p{L}*|deshabilit\\p{L}*|inhabilit\\p{L}*|carec\\p{L}*|inutiliza\\p{L}*|averiad\\p{L}*|suspendid\\p{L}*|apagad\\p{L}*|sin (?:servicio|funcionar|iluminación|\\p{L}+)|inservible\\p{L}*|retirad\\p{L}*|ningun\\p{L}*|ningún|cerrad\\p{L}*|no está',
    permission:
      'permis\\p{L}*|autoriz\\p{L}*|aprob\\p{L}*|consentimiento|ppr|previ\\p{L}*|notific\\p{L}*|aviso|coordin\\p{L}*|permit\\p{L}*|acuerdo|visto bueno|licencia|solicit\\p{L}*',
    only: 'sólo|solo|solamente|únicamente|exclusiv\\p{L}*|limitad\\p{L}* a|reservad\\p{L}*|nada más que|sola|únic[oa]s?',
    drone:
      'dron\\p{L}*|no tripulad\\p{L}*|uas|uavs?|rpas?|(?:pilotad|controlad|operad|tripulad)\\p{L}* (?:a distancia|de forma remota|remotamente|por control remoto)|remotamente (?:pilotad|tripulad)\\p{L}*|piloto (?:a distancia|remoto)|teledirigid\\p{L}*|aeromodel\\p{L}*|vants?(?!\\p{L})|sin (?:piloto|tripulación|tripulantes?|tripular)',
    permanent:
      'permanent\\p{L}*|indefinid\\p{L}*|sin (?:fecha de )?(?:fin|término|finalización)\\p{L}*|hasta nuev[oa] (?:aviso|orden|notificación|comunicación)|hasta que se (?:notifique|comunique|anuncie) lo contrario|definitiv\\p{L}*|para siempre',
    estimated:
      'estimad\\p{L}*|estimac\\p{L}*|aproximad\\p{L}*|previst\\p{L}*|est(?!\\p{L})|se (?:estima|espera|prevé)|esperad\\p{L}*|provisional\\p{L}*|orientativ\\p{L}*|previsible\\p{L}*|tentativ\\p{L}*|más o menos|(?:hacia|sobre|alrededor de|cerca de|en torno a) ?(?:el|las?|l)? (?:día )?\\d',
    sunrise:
      'salida del? sol|salida (?:y|hasta|a) (?:la )?puesta|amanec\\p{L}*|orto|sr(?!\\p{L})|alba|(?:sale|salir) el sol|crepúsculo matutino',
    daylight: 'diurn\\p{L}*|de día|durante el día|luz del día|horas de luz',
    sunset:
      'puesta del? sol|puesta (?:y|hasta|a) (?:la )?salida|atardec\\p{L}*|ocaso|anochec\\p{L}*|ss(?!\\p{L})|se pone el sol|ponerse el sol|crepúsculo vespertino',
    unaffected:
      'no (?:\\p{L}+ )?afecta\\p{L}*|sin (?:efecto|impacto|restricci\\p{L}*|consecuencia\\p{L}*)|ning[uú]n\\p{L}* (?:efecto|impacto|restricci\\p{L}*)|libremente',
    restricted:
      'restri\\p{L}*|limita\\p{L}*|manténgase (?:fuera|alejad\\p{L}*)|condici\\p{L}*|segreg\\p{L}*|reservad\\p{L}* temporal\\p{L}*|no entre|salvo',
    workingHours:
      'horario|horas? de (?:servicio|guardia|funcionamiento|operación|trabajo|operatividad|escucha|vigilancia|atención)|de servicio|de guardia',
    daily:
      'diari\\p{L}*|cada (?:día|jornada|noche|mañana|tarde)|tod[oa]s l[oa]s (?:días|noches|mañanas|tardes|jornadas)|a diario|los siete días|(?:7|siete) días (?:a|de|por) la semana',
  },
  small:
    'el|la|los|las|de|del|que|y|en|con|por|para|se|una|un|está|desde|hasta|no|es|son|al|este|esta|entre|durante|dentro|a|o|sin|pero|su|sus|como|ser|fue|debido',
};
