import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Portuguese. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {retirada} masculinePlural {retirados} femininePlural {retiradas} other {retirado}} de serviço para manutenção.',
    label: 'fora de serviço para manutenção',
  },
  AD: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, masculinePlural {disponíveis} femininePlural {disponíveis} other {disponível}} de dia.',
    label: 'disponível de dia',
  },
  AF: {
    sentence:
      '{subject} {form, select, masculinePlural {passaram} femininePlural {passaram} other {passou}} na verificação em voo e {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}} de forma confiável.',
    label: 'verificação em voo concluída, confiável',
  },
  AG: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}}, mas com verificação apenas no solo e à espera da verificação em voo.',
    label: 'em funcionamento, com verificação apenas no solo, à espera da verificação em voo',
  },
  AH: {
    sentence:
      '{subject} {form, select, masculinePlural {têm} femininePlural {têm} other {tem}} um novo horário de serviço.',
    label: 'novo horário de serviço',
  },
  AK: {
    sentence:
      '{subject} {form, select, masculinePlural {voltaram} femininePlural {voltaram} other {voltou}} ao funcionamento normal.',
    label: 'funcionamento normal restabelecido',
  },
  AL: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} de novo em funcionamento, nas condições já publicadas.',
    label: 'de novo em funcionamento nas condições já publicadas',
  },
  AM: {
    sentence:
      '{subject} {form, select, masculinePlural {estão disponíveis} femininePlural {estão disponíveis} other {está disponível}} apenas para operações militares.',
    label: 'apenas para operações militares',
  },
  AN: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, masculinePlural {disponíveis} femininePlural {disponíveis} other {disponível}} de noite.',
    label: 'disponível de noite',
  },
  AO: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} em funcionamento.',
    label: 'em funcionamento',
  },
  AP: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, masculinePlural {disponíveis} femininePlural {disponíveis} other {disponível}}, mas é necessária autorização prévia.',
    label: 'disponível com autorização prévia',
  },
  AR: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, masculinePlural {disponíveis} femininePlural {disponíveis} other {disponível}} a pedido.',
    label: 'disponível a pedido',
  },
  AS: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} fora de serviço.',
    label: 'fora de serviço',
  },
  AU: {
    sentence:
      '{subject} {form, select, masculinePlural {estão indisponíveis} femininePlural {estão indisponíveis} other {está indisponível}}.',
    label: 'indisponível',
  },
  AW: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} completamente {form, select, feminine {retirada} masculinePlural {retirados} femininePlural {retiradas} other {retirado}}.',
    label: 'retirada completa',
  },
  AX: {
    sentence: 'O encerramento anunciado anteriormente foi cancelado.',
    label: 'encerramento anunciado cancelado',
  },
  CA: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {ativa} masculinePlural {ativos} femininePlural {ativas} other {ativo}}.',
    label: 'em atividade',
  },
  CC: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {concluída} masculinePlural {concluídos} femininePlural {concluídas} other {concluído}}.',
    label: 'conclusão',
  },
  CD: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {inativa} masculinePlural {inativos} femininePlural {inativas} other {inativo}}.',
    label: 'sem atividade',
  },
  CE: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {erguida} masculinePlural {erguidos} femininePlural {erguidas} other {erguido}}.',
    label: 'nova construção',
  },
  CF: {
    sentence:
      '{subject} {form, select, masculinePlural {têm} femininePlural {têm} other {tem}} uma nova frequência.',
    label: 'mudança de frequência',
  },
  CG: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {reduzida} masculinePlural {reduzidos} femininePlural {reduzidas} other {reduzido}} de categoria.',
    label: 'redução de categoria',
  },
  CH: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {alterada} masculinePlural {alterados} femininePlural {alteradas} other {alterado}}.',
    label: 'alteração',
  },
  CI: {
    sentence:
      '{subject} {form, select, masculinePlural {têm} femininePlural {têm} other {tem}} uma nova identificação ou um novo indicativo de chamada.',
    label: 'mudança de identificação ou de indicativo de chamada',
  },
  CL: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {realinhada} masculinePlural {realinhados} femininePlural {realinhadas} other {realinhado}}.',
    label: 'realinhamento',
  },
  CM: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {deslocada} masculinePlural {deslocados} femininePlural {deslocadas} other {deslocado}}.',
    label: 'deslocação',
  },
  CN: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {cancelada} masculinePlural {cancelados} femininePlural {canceladas} other {cancelado}}.',
    label: 'cancelamento',
  },
  CO: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} em funcionamento.',
    label: 'em funcionamento',
  },
  CP: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}} com potência reduzida.',
    label: 'funcionamento com potência reduzida',
  },
  CR: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {substituída} masculinePlural {substituídos} femininePlural {substituídas} other {substituído}} temporariamente.',
    label: 'substituição temporária',
  },
  CS: {
    sentence:
      '{subject} {form, select, masculinePlural {foram} femininePlural {foram} other {foi}} {form, select, feminine {instalada} masculinePlural {instalados} femininePlural {instaladas} other {instalado}}.',
    label: 'instalação',
  },
  CT: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} em testes e não {form, select, masculinePlural {devem} femininePlural {devem} other {deve}} ser {form, select, feminine {utilizada} masculinePlural {utilizados} femininePlural {utilizadas} other {utilizado}}.',
    label: 'em testes, não utilizar',
  },
  HA: {
    sentence: 'A eficácia de travagem (frenagem) é a indicada no texto.',
    label: 'eficácia de travagem (frenagem)',
  },
  HB: { sentence: 'O coeficiente de atrito é o indicado no texto.', label: 'coeficiente de atrito' },
  HC: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {coberta} masculinePlural {cobertos} femininePlural {cobertas} other {coberto}} de neve compactada.',
    label: 'camada de neve compactada',
  },
  HD: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {coberta} masculinePlural {cobertos} femininePlural {cobertas} other {coberto}} de neve seca.',
    label: 'camada de neve seca',
  },
  HE: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {coberta} masculinePlural {cobertos} femininePlural {cobertas} other {coberto}} de água.',
    label: 'camada de água',
  },
  HF: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, masculinePlural {livres} femininePlural {livres} other {livre}} de neve e gelo.',
    label: 'livre de neve e gelo',
  },
  HG: { sentence: 'Está em curso o corte de relva (grama).', label: 'corte de relva (grama) em curso' },
  HH: { sentence: '{subject}: há um perigo; o texto indica qual.', label: 'perigo' },
  HI: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {coberta} masculinePlural {cobertos} femininePlural {cobertas} other {coberto}} de gelo.',
    label: 'camada de gelo',
  },
  HJ: { sentence: 'Está previsto um lançamento.', label: 'lançamento previsto' },
  HK: { sentence: 'Está em curso uma migração de aves.', label: 'migração de aves em curso' },
  HL: { sentence: 'A remoção da neve foi concluída.', label: 'remoção da neve concluída' },
  HM: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {sinalizada} masculinePlural {sinalizados} femininePlural {sinalizadas} other {sinalizado}}.',
    label: 'sinalização',
  },
  HN: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {coberta} masculinePlural {cobertos} femininePlural {cobertas} other {coberto}} de neve molhada ou semiderretida.',
    label: 'camada de neve molhada ou semiderretida',
  },
  HO: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {oculta} masculinePlural {ocultos} femininePlural {ocultas} other {oculto}} pela neve.',
    label: 'não visível por causa da neve',
  },
  HP: { sentence: 'Está em curso a remoção da neve.', label: 'remoção da neve em curso' },
  HQ: { sentence: 'A operação foi cancelada.', label: 'operação cancelada' },
  HR: { sentence: 'Há água estagnada.', label: 'água estagnada' },
  HS: { sentence: 'Há espalhamento de areia em curso.', label: 'espalhamento de areia em curso' },
  HT: {
    sentence: 'Aproxime-se apenas de acordo com a área de sinais.',
    label: 'aproximação apenas de acordo com a área de sinais',
  },
  HU: { sentence: 'Está em curso um lançamento.', label: 'lançamento em curso' },
  HV: { sentence: '{subject}: os trabalhos foram concluídos.', label: 'trabalhos concluídos' },
  HW: { sentence: '{subject}: há trabalhos em curso.', label: 'trabalhos em curso' },
  HX: { sentence: 'Há uma concentração de aves.', label: 'concentração de aves' },
  HY: { sentence: 'Há bancos de neve.', label: 'bancos de neve' },
  HZ: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {coberta} masculinePlural {cobertos} femininePlural {cobertas} other {coberto}} de sulcos e cristas gelados.',
    label: 'sulcos e cristas gelados',
  },
  KK: {
    sentence: 'Esta é uma lista de verificação (checklist) dos NOTAM em vigor.',
    label: 'lista de verificação',
  },
  LA: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}} com energia auxiliar.',
    label: 'com energia auxiliar',
  },
  LB: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {reservada} masculinePlural {reservados} femininePlural {reservadas} other {reservado}} às aeronaves aí baseadas.',
    label: 'uso reservado às aeronaves aí baseadas',
  },
  LC: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {fechada} masculinePlural {fechados} femininePlural {fechadas} other {fechado}}.',
    label: 'encerramento',
  },
  LD: {
    sentence:
      '{subject} não {form, select, masculinePlural {são} femininePlural {são} other {é}} {form, select, feminine {segura} masculinePlural {seguros} femininePlural {seguras} other {seguro}}.',
    label: 'uso não seguro',
  },
  LE: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}} sem energia auxiliar.',
    label: 'sem energia auxiliar',
  },
  LF: {
    sentence:
      '{subject} {form, select, masculinePlural {sofrem} femininePlural {sofrem} other {sofre}} interferências.',
    label: 'interferências',
  },
  LG: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}} sem identificação.',
    label: 'funcionamento sem identificação',
  },
  LH: {
    sentence:
      '{subject} não {form, select, masculinePlural {são} femininePlural {são} other {é}} {form, select, masculinePlural {utilizáveis} femininePlural {utilizáveis} other {utilizável}} por aeronaves mais pesadas do que o indicado.',
    label: 'não utilizável por aeronaves mais pesadas do que o indicado',
  },
  LI: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {fechada} masculinePlural {fechados} femininePlural {fechadas} other {fechado}} aos voos por instrumentos (IFR).',
    label: 'encerramento aos voos por instrumentos (IFR)',
  },
  LK: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionam} femininePlural {funcionam} other {funciona}} como luz fixa.',
    label: 'funcionamento como luz fixa',
  },
  LL: {
    sentence:
      '{subject} {form, select, masculinePlural {são} femininePlural {são} other {é}} {form, select, masculinePlural {utilizáveis} femininePlural {utilizáveis} other {utilizável}} no comprimento e na largura indicados.',
    label: 'utilizável no comprimento e na largura indicados',
  },
  LN: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {fechada} masculinePlural {fechados} femininePlural {fechadas} other {fechado}} de noite.',
    label: 'encerramento noturno',
  },
  LP: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {interdita} masculinePlural {interditos} femininePlural {interditas} other {interdito}} a quem o texto indica.',
    label: 'interdição conforme indicado',
  },
  LR: {
    sentence: 'As aeronaves só podem utilizar as pistas e as taxiways.',
    label: 'aeronaves limitadas a pistas e taxiways',
  },
  LS: {
    sentence:
      '{subject} {form, select, masculinePlural {podem} femininePlural {podem} other {pode}} sofrer interrupções.',
    label: 'possíveis interrupções',
  },
  LT: {
    sentence: '{subject} {form, select, masculinePlural {têm} femininePlural {têm} other {tem}} limitações.',
    label: 'limitações',
  },
  LV: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} {form, select, feminine {fechada} masculinePlural {fechados} femininePlural {fechadas} other {fechado}} aos voos visuais (VFR).',
    label: 'encerramento aos voos visuais (VFR)',
  },
  LW: {
    sentence: '{subject} {form, select, masculinePlural {terão} femininePlural {terão} other {terá}} lugar.',
    label: 'terá lugar',
  },
  LX: {
    sentence:
      '{subject} {form, select, masculinePlural {estão} femininePlural {estão} other {está}} em funcionamento, mas recomenda-se precaução.',
    label: 'em funcionamento, recomenda-se precaução',
  },
  TT: {
    sentence: 'Este é um trigger NOTAM: chama a atenção para uma emenda ou um suplemento publicados.',
    label: 'trigger NOTAM',
  },
  XX: { sentence: 'O que mudou consta do texto.', label: 'segundo o texto' },
};
