import type { LockWords } from '../lock-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'pés?',
    m: 'metros?',
    km: 'quil[ôó]metros?',
    nm: 'milhas? náuticas?|mn',
    fl: 'nível de voo|níveis de voo',
    kt: 'nós?',
    kg: 'quilogramas?|quilos?',
    h: 'horas?',
    min: 'minutos?',
    day: 'dias?',
    MHz: 'mega-?hertz',
    deg: 'graus?',
  },
  sides: {
    N: 'norte\\p{L}*|nor(?:d?este|oeste)|setentrional',
    S: 'sul(?!\\p{L})|sud?este|sudoeste|meridional',
    E: '(?:a |ao |para |longitude )(?:leste|este)|leste|oriental|nordeste|sudeste',
    W: 'oeste|ocidental|noroeste|sudoeste',
  },
  numbers: [
    'um|uma|primeir[oa]',
    'dois|duas|ambos|ambas|segund[oa]',
    'três|terceir[oa]',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
  midnight: 'meia-noite',
  noon: 'meio-dia',
  allDay: 'o dia (?:todo|inteiro)|dia e noite|ininterrupt\\p{L}*|a qualquer hora|dia inteiro|continuamente',
  morning: 'a\\.?m\\.?(?!\\p{L})|da manhã|da madrugada',
  afternoon: 'p\\.?m\\.?(?!\\p{L})|da tarde|da noite',
  clockBefore: 'às|as|à',
  clockAfter: 'horas?|h(?!\\p{L})',
  utc: 'utc|gmt|zulu|tempo universal|hora universal',
  localTime:
    'hor[aá]ri?[oa]?s? (?:\\p{L}+ ){0,2}locais|(?:hora|horário) d(?:e|a|as|o|os) (?-i:(?!Greenwich|UTC|GMT|Início|Fim)\\p{Lu}\\p{Ll}+)|hor(?:a|ário)s? (?!vesp|mat)\\p{L}+(?:esa|ês|ense|in[ao]|an[ao])(?!\\p{L})|hor(?:a|ário)s? (?:local|locais|oficial|legal|norueguesa|portuguesa|inglesa|francesa|espanhola|chinesa|japonesa|russa|britânica|alemã)(?!\\p{L})|hor(?:a|ário) de (?:brasília|lisboa|moscou|moscovo|londres|pequim|verão|inverno)',
  agl: 'agl|acima do (?:nível do )?(?:solo|terreno)|(?:a )?superfície|(?:o |do )?solo|(?:o )?terreno|gnd|sfc',
  amsl: 'amsl|(?:nível )?(?:médio )?do mar|altitude',
  to: 'a|ao|até(?: ao?| o)?',
  toHour: 'às|as|à',
  and: 'e|ou',
  otherMonths: [],
  weekdays: [],
  concepts: {
    exception:
      'exce[pt]\\p{L}*|salvo|a menos|exclu\\p{L}*|isent\\p{L}*|com exceção|não se aplica|fora|além|sem|outr[oa]s que|menos',
    negation:
      'não|sem|nenhum\\p{L}*|nunca|nem|nada|pro[ií]bi\\p{L}*|fechad\\p{L}*|inoperante\\p{L}*|fora de|indisponíve\\p{L}*|suspens\\p{L}*|encerrad\\p{L}*|apagad\\p{L}*|retirad\\p{L}*',
    prohibited:
      'pro[ií]b\\p{L}*|não (?:é |são |será |estão |está )?(?:\\p{L}+ )?(?:permit\\p{L}*|autoriz\\p{L}*|pode\\p{L}*)|interdit\\p{L}*|vedad\\p{L}*|ilegal',
    permitted: 'permitid\\p{L}*|autorizad\\p{L}*|pode[m]? (?:voar|operar)|livremente',
    condition:
      'salvo|exce[pt]\\p{L}*|a menos|apenas|só|somente|se|quando|com (?:a )?(?:autorização|permissão|aprovação)|prévi\\p{L}*|desde que|sujeit\\p{L}*|sem|antes|depois|até|fora|consult\\p{L}*|verifi\\p{L}*',
    closed:
      'fechad\\p{L}*|encerrad\\p{L}*|fech\\p{L}*|encerra\\p{L}*|interditad\\p{L}*|indisponíve\\p{L}*|fora de (?:uso|serviço)',
    open: 'abert\\p{L}*|abre[m]?|reabert\\p{L}*|reabr\\p{L}*',
    outOfService:
      'avaria\\p{L}*|falha\\p{L}*|defeito|fora de (?:serviço|uso|operação|funcionamento)|inoperante\\p{L}*|inoperativ\\p{L}*|não (?:\\p{L}+ )?(?:disponíve\\p{L}*|funcion\\p{L}*|operaciona\\p{L}*|utiliz\\p{L}*|há|pode\\p{L}*|está\\p{L}*)|indisponíve\\p{L}*|avariad\\p{L}*|suspens\\p{L}*|apagad\\p{L}*|sem \\p{L}+|inutiliz\\p{L}*|nenhum\\p{L}*|fechad\\p{L}*|encerrad\\p{L}*',
    permission:
      'permiss\\p{L}*|autoriz\\p{L}*|aprov\\p{L}*|consentimento|ppr|prévi\\p{L}*|notific\\p{L}*|aviso|coorden\\p{L}*|permit\\p{L}*|acordo|pedido|solicit\\p{L}*',
    only: 'apenas|só|somente|unicamente|exclusiv\\p{L}*|limitad\\p{L}* a|reservad\\p{L}*',
    drone:
      'dron\\p{L}*|não tripulad\\p{L}*|uas|uavs?|rpas?|pilotad\\p{L}* remotamente|remotamente pilotad\\p{L}*|aeromodel\\p{L}*',
    permanent:
      'permanent\\p{L}*|indefinid\\p{L}*|indetermin\\p{L}*|sem (?:data de )?(?:fim|termo)|até novo aviso|definitiv\\p{L}*|para sempre',
    estimated:
      'estimad\\p{L}*|estimativ\\p{L}*|aproximad\\p{L}*|previst\\p{L}*|est(?!\\p{L})|estima-se|esperad\\p{L}*|provisóri\\p{L}*',
    sunrise: 'nascer (?:do sol|a[ot]|e)|amanhecer|sr(?!\\p{L})|nascente',
    daylight: 'diurn\\p{L}*|de dia|durante o dia|luz do dia',
    sunset: 'pôr[- ]do[- ]sol|anoitecer|ocaso|ss(?!\\p{L})|poente',
    unaffected:
      'não (?:\\p{L}+ )?afeta\\p{L}*|sem (?:efeito|impacto|restri\\p{L}*)|nenhum\\p{L}* (?:efeito|impacto|restri\\p{L}*)|livremente',
    restricted:
      'restri\\p{L}*|limita\\p{L}*|mantenha-se (?:fora|afastad\\p{L}*)|condici\\p{L}*|não entre|salvo',
    daily: 'diari\\p{L}*|diári\\p{L}*|cada dia|todos os dias',
  },
  small:
    'o|os|as|do|da|dos|das|e|em|com|por|para|uma|um|está|desde|até|não|é|são|ao|no|na|entre|pelo|pela|dentro|à|às|de|que|se|a|nos|nas|num|numa|ou|mas|sem|pelos|pelas|aos|há|ser|foi|devido|durante|este|esta',
};
