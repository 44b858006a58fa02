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
    N: 'norte\\w*|nor(?:d?este|oeste)|setentrional',
    S: 'sul(?!\\w)|sud?este|sudoeste|meridional',
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
  morning: 'a\\.?m\\.?(?!\\w)|da manhã|da madrugada',
  afternoon: 'p\\.?m\\.?(?!\\w)|da tarde|da noite',
  clockBefore: 'às|as|à',
  clockAfter: 'horas?|h(?!\\w)',
  utc: 'utc|gmt|zulu|tempo universal|hora universal',
  localTime:
    'hor(?:a|ário)s? (?:local|locais|oficial|legal|norueguesa|portuguesa|inglesa|francesa|espanhola|chinesa|japonesa|russa|britânica|alemã)(?!\\p{L})|hor(?:a|ário) de (?:brasília|lisboa|moscou|moscovo|londres|pequim|verão|inverno)',
  agl: 'agl|acima do (?:nível do )?(?:solo|terreno)|(?:a )?superfície|(?:o |do )?solo|(?:o )?terreno|gnd|sfc',
  amsl: 'amsl|(?:nível )?(?:médio )?do mar|altitude',
  to: 'a|ao|até(?: ao?| o)?',
  toHour: 'às|as|à',
  and: 'e|ou',
  otherMonths: [],
  weekdays: [],
  concepts: {
    exception:
      'exce[pt]\\w*|salvo|a menos|exclu\\w*|isent\\w*|com exceção|não se aplica|fora|além|sem|outr[oa]s que|menos',
    negation:
      'não|sem|nenhum\\w*|nunca|nem|nada|proibi\\w*|fechad\\w*|inoperante\\w*|fora de|indisponíve\\w*|suspens\\w*|encerrad\\w*|apagad\\w*|retirad\\w*',
    prohibited:
      'proib\\w*|não (?:é |são |será |estão |está )?(?:\\p{L}+ )?(?:permit\\w*|autoriz\\w*|pode\\w*)|interdit\\w*|vedad\\w*|ilegal',
    permitted: 'permitid\\w*|autorizad\\w*|pode[m]? (?:voar|operar)|livremente',
    condition:
      'salvo|exce[pt]\\w*|a menos|apenas|só|somente|se|quando|com (?:a )?(?:autorização|permissão|aprovação)|prévi\\w*|desde que|sujeit\\w*|sem|antes|depois|até|fora|consult\\w*|verifi\\w*',
    closed:
      'fechad\\w*|encerrad\\w*|fech\\w*|encerra\\w*|interditad\\w*|indisponíve\\w*|fora de (?:uso|serviço)',
    open: 'abert\\w*|abre[m]?|reabert\\w*|reabr\\w*',
    outOfService:
      'fora de (?:serviço|uso|operação|funcionamento)|inoperante\\w*|inoperativ\\w*|não (?:\\p{L}+ )?(?:disponíve\\w*|funcion\\w*|operaciona\\w*|utiliz\\w*|há|pode\\w*|está\\w*)|indisponíve\\w*|avariad\\w*|suspens\\w*|apagad\\w*|sem \\w+|inutiliz\\w*|nenhum\\w*|fechad\\w*|encerrad\\w*',
    permission:
      'permiss\\w*|autoriz\\w*|aprov\\w*|consentimento|ppr|prévi\\w*|notific\\w*|aviso|coorden\\w*|permit\\w*|acordo|pedido|solicit\\w*',
    only: 'apenas|só|somente|unicamente|exclusiv\\w*|limitad\\w* a|reservad\\w*',
    drone:
      'dron\\w*|não tripulad\\w*|uas|uavs?|rpas?|pilotad\\w* remotamente|remotamente pilotad\\w*|aeromodel\\w*',
    permanent:
      'permanent\\w*|indefinid\\w*|indetermin\\w*|sem (?:data de )?(?:fim|termo)|até novo aviso|definitiv\\w*|para sempre',
    estimated:
      'estimad\\w*|estimativ\\w*|aproximad\\w*|previst\\w*|est(?!\\w)|estima-se|esperad\\w*|provisóri\\w*',
    sunrise: 'nascer do sol|amanhecer|sr(?!\\w)|nascente',
    sunset: 'pôr[- ]do[- ]sol|anoitecer|ocaso|ss(?!\\w)|poente',
    unaffected:
      'não (?:\\p{L}+ )?afeta\\w*|sem (?:efeito|impacto|restri\\w*)|nenhum\\w* (?:efeito|impacto|restri\\w*)|livremente',
    restricted: 'restri\\w*|limita\\w*|mantenha-se (?:fora|afastad\\w*)|condici\\w*|não entre|salvo',
    daily: 'diari\\w*|diári\\w*|cada dia|todos os dias',
  },
  small:
    'o|os|as|do|da|dos|das|e|em|com|por|para|uma|um|está|desde|até|não|é|são|ao|no|na|entre|pelo|pela|dentro|à|às|de|que|se|a|nos|nas|num|numa|ou|mas|sem|pelos|pelas|aos|há|ser|foi|devido|durante|este|esta',
};
