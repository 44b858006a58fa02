import type { LockWords } from '../lock-words.ts';
import { clockHours, clockMinutes, days, halves, large } from './number-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'pés?',
    m: 'metros?',
    km: 'quil[ôó]metros?',
    nm: 'milhas? (?:náuticas?|marítimas?|marinhas?)|mn',
    fl: 'n[íi]ve(?:l|is) de v[oô]o',
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
    E: '(?:a |ao |para |longitude )leste|a este(?= d[eoa]s?(?!\\p{L}))|(?:ao |para |longitude )este|leste|oriental|nordeste|sudeste',
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
  large,
  halves,
  clockHours,
  clockMinutes,
  days,
  andHalf: 'e mei[oa]',
  runwaySides: { L: 'esquerda', R: 'direita', C: 'cent(?:ral|ro)' },
  midnight: '(?:12|doze) (?:horas )?da noite|meia[- ]noite|zero horas?',
  noon: '(?:(?:12|doze) horas do )?meio[- ]dia',
  allDay:
    'diurn\\p{L}* e no[ct]?turn\\p{L}*|o dia (?:todo|inteiro)|todo o dia|(?:de )?dia e (?:de )?noite|tanto de dia como de noite|a todas as horas|a toda (?:a )?hora|de (?:forma|modo) contínu[oa]|ininterrupt\\p{L}*|a qualquer hora|dia inteiro|continuamente',
  morning: 'a\\.?m\\.?(?!\\p{L})|da manhã|da madrugada',
  afternoon: 'p\\.?m\\.?(?!\\p{L})|da tarde|da noite',
  clockBefore: 'às|as|à|[dp]elas|das',
  clockAfter: 'horas?|h(?:rs?|s)?(?!\\p{L})',
  utc: 'utc|gmt|zul[uú]|(?:tempo|hora|horário) (?:médi[oa] )?(?:universal|de Greenwich)',
  localTime:
    'hor[aá]ri?[oa]?s? (?:\\p{L}+ ){0,2}locais|(?:hora|horário) d(?:e|a|as|o|os) (?-i:(?!Greenwich|UTC|GMT|Início|Fim)\\p{Lu}\\p{Ll}+)|hor(?:a|ário)s? (?!vesp|mat)\\p{L}+(?:esa|ês|ense|in[ao]|an[ao])(?!\\p{L})|hor(?:a|ário)s? (?:local|locais|oficial|legal|norueguesa|portuguesa|inglesa|francesa|espanhola|chinesa|japonesa|russa|britânica|alemã)(?!\\p{L})|hor(?:a|ário) de (?:brasília|lisboa|moscou|moscovo|londres|pequim|verão|inverno)',
  agl: 'agl|(?:acima|sobre) d?o (?:nível do )?(?:solo|terreno|chão)|desde a superfície|(?:a )?superfície(?! (?:do mar|da água|d[eo] aerop))|do chão|ao chão|(?:o |do )?solo|(?:o )?terreno|gnd|sfc',
  amsl: 'amsl|msl|nmm|(?:nível )?(?:médio )?(?:das águas )?do mar|superfície do mar|altitude',
  to: 'a|aos?|(?:e )?até(?: aos?| o)?',
  toHour: 'às|as|à',
  radius: 'raio|círculo',
  between: 'entre',
  eachSide: 'cada lado|ambos os lados|um e (?:de )?outro lado',
  and: 'e|ou',
  otherMonths: [],
  weekdays: [],
  eachWeek: '(?:cada|todos os|todas as|aos|às|nas|nos|só(?: a[os]s?| às?)?) [\\p{L}-]+',
  concepts: {
    exception:
      'exce[ptç]\\p{L}*|salvo|a menos|exclu\\p{L}*|isent\\p{L}*|com exceção|não se aplica|fora|além|sem|outr[oa]s que|menos|exc(?!\\p{L})|à excep?ção|a não ser|ressalv\\p{L}*|tirando|à parte|dispensad\\p{L}*',
    negation:
      'não|sem|nenhum\\p{L}*|nunca|nem|nada|pro[ií]bi\\p{L}*|fechad\\p{L}*|inoperante\\p{L}*|fora de|indisponíve\\p{L}*|suspens\\p{L}*|encerrad\\p{L}*|apagad\\p{L}*|retirad\\p{L}*|tampouco|tão[- ]pouco|interdi\\p{L}*|imp[ei]d\\p{L}*|ausência|falta de|desprovid\\p{L}*|carec\\p{L}*|desativ\\p{L}*|desactiv\\p{L}*|deslig\\p{L}*|interromp\\p{L}*|cancelad\\p{L}*|vedad\\p{L}*',
    prohibited:
      'pro[ií]b\\p{L}*|não (?:\\p{L}+ ){0,3}(?:permit\\p{L}*|autoriz\\p{L}*|pode\\p{L}*|deve\\p{L}*)|interdi\\p{L}*|imp[ei]d\\p{L}*|vedad\\p{L}*|ilegal',
    permitted:
      'permitid\\p{L}*|autorizad\\p{L}*|permite-se|permitem-se|autoriza-se|pode[m]? (?:voar|operar)|é possível voar|livremente',
    condition:
      'salvo|exce[pt]\\p{L}*|a menos|apenas|só|somente|se|quando|com (?:a )?(?:autorização|permissão|aprovação)|prévi\\p{L}*|desde que|sujeit\\p{L}*|sem|antes|depois|até|fora|consult\\p{L}*|verifi\\p{L}*|(?:em )?caso|dependendo|consoante|conforme|a pedido|mediante|condiç\\p{L}*|contanto|a não ser',
    closed:
      'fechad\\p{L}*|encerrad\\p{L}*|fech\\p{L}*|encerra\\p{L}*|interdi\\p{L}*|bloquead\\p{L}*|impratic\\p{L}*|indisponíve\\p{L}*|não (?:\\p{L}+ ){0,2}disponíve\\p{L}*|fora de (?:uso|serviço)',
    open: 'abert\\p{L}*|abre[m]?|abertura|reabert\\p{L}*|reabr\\p{L}*',
    outOfService:
      'avaria\\p{L}*|falha\\p{L}*|defeito|fora de (?:serviço|uso|operação|funcionamento)|inoperante\\p{L}*|inoperativ\\p{L}*|inoperac\\p{L}*|não (?:se )?(?:pode|poder)\\p{L}*|não (?:\\p{L}+ ){0,3}(?:presta\\p{L}*|disponib\\p{L}*|disponíve\\p{L}*|funcion\\p{L}*|operaciona\\p{L}*|utiliz\\p{L}*|há|pode\\p{L}*|está\\p{L}*)|indisponív\\p{L}*|indisponib\\p{L}*|interromp\\p{L}*|interrupç\\p{L}*|deslig\\p{L}*|desativ\\p{L}*|desactiv\\p{L}*|danific\\p{L}*|em (?:pane|manutenção|reparação)|impossív\\p{L}*|suspens\\p{L}*|suspend\\p{L}*|apagad\\p{L}*|sem \\p{L}+|inutiliz\\p{L}*|nenhum\\p{L}*|fechad\\p{L}*|encerrad\\p{L}*',
    permission:
      'permiss\\p{L}*|autoriz\\p{L}*|aprov\\p{L}*|consentimento|ppr|prévi\\p{L}*|notific\\p{L}*|aviso|coorden\\p{L}*|permit\\p{L}*|acordo|pedido|licença|anuência|concord\\p{L}*|solicit\\p{L}*',
    only: 'apenas|só|somente|unicamente|exclusiv\\p{L}*|limitad\\p{L}* a|reservad\\p{L}*',
    drone:
      'dron\\p{L}*|não tripulad\\p{L}*|uas|uavs?|rpas?|(?:pilotad|controlad|operad|tripulad)\\p{L}* (?:remotamente|[àa] distância|por controlo? remoto)|remotamente (?:pilotad|tripulad|operad|controlad)\\p{L}*|telepilotad\\p{L}*|teleguiad\\p{L}*|vants?(?!\\p{L})|sem (?:piloto|tripulação|tripulantes?)|aeromodel\\p{L}*',
    permanent:
      'permanent\\p{L}*|indefinid\\p{L}*|indetermin\\p{L}*|sem (?:data de )?(?:fim|termo|término)|sem prazo|sem data (?:de|para)|até nov[oa] (?:aviso|ordem|informação|comunicação|notificação)|até (?:\\p{L}+ )?(?:aviso|indicação|informação|ordem) em contrário|definitiv\\p{L}*|para sempre',
    estimated:
      'estimad\\p{L}*|estimativ\\p{L}*|aproximad\\p{L}*|previst\\p{L}*|est(?!\\p{L})|estima-se|esperad\\p{L}*|provisóri\\p{L}*|previsível|previsivel\\p{L}*|previsão|prevê-se|prováve\\p{L}*|provavelm\\p{L}*|mais ou menos|(?:por volta|cerca|em torno|à volta|ao redor) d(?:e|as?|o)s? (?:dia )?\\d',
    sunrise:
      'nascer (?:do sol|a[ot]|e|até)|nascimento (?:do sol|ao|e)|amanhecer|alvor\\p{L}*|aurora|orto|raiar|sr(?!\\p{L})|nascente|sol nasc\\p{L}*|nasce o sol|crepúsculo (?:matutino|matinal)',
    daylight:
      'diurn\\p{L}*|de dia|durante o dia|luz do dia|luz (?:natural|solar|diurna)|horas? de (?:luz|sol)|com luz de dia',
    sunset:
      'p[ôo]r[- ]do[- ]sol|pôr e (?:o )?nascer|anoitecer|entardecer|ocaso|ss(?!\\p{L})|poente|sol se põe|põe o sol|crepúsculo (?:vespertino|da tarde)',
    unaffected:
      'não (?:\\p{L}+ )?afeta\\p{L}*|sem (?:efeito|impacto|restri\\p{L}*)|nenhum\\p{L}* (?:efeito|impacto|restri\\p{L}*)|livremente',
    restricted:
      'restri\\p{L}*|limita\\p{L}*|mantenha-se (?:fora|afastad\\p{L}*)|condici\\p{L}*|segreg\\p{L}*|(?:temporariamente reservad|reservad\\p{L}* temporari)\\p{L}*|não entre|salvo',
    workingHours:
      'horário|horas? de (?:serviço|funcionamento|operação|vigia|escuta|trabalho|plantão)|de serviço|de plantão',
    daily:
      'diari\\p{L}*|diári\\p{L}*|cada (?:dia|noite|manhã|tarde)|tod[oa]s [oa]s (?:dias|noites|manhãs|tardes)|(?:7|sete) dias (?:por|na|da) semana',
  },
  small:
    'o|os|as|do|da|dos|das|e|em|com|por|para|uma|um|está|desde|até|não|é|são|ao|no|na|entre|pelo|pela|dentro|à|às|de|que|se|a|nos|nas|num|numa|ou|mas|sem|pelos|pelas|aos|há|ser|foi|devido|durante|este|esta',
};
