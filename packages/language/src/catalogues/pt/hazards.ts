import type { Hazard } from '@klarnotam/notam';
import type { HazardWords } from '../../catalogue.ts';

/** Hazards in Portuguese: what there is, and what to mind. */
export const hazards: Readonly<Record<Hazard, HazardWords>> = {
  lowFlying: {
    reason: 'Pode haver aeronaves em voo a baixa altura.',
    advice: 'Conte com aeronaves à sua altura e ceda-lhes a passagem com antecedência.',
  },
  militaryExercise: {
    reason: 'Decorre um exercício militar.',
    advice: 'Conte com aeronaves militares rápidas e a baixa altura; aterre assim que as ouvir ou vir.',
  },
  firing: {
    reason: 'Decorrem exercícios de tiro.',
    advice: 'Mantenha-se fora da área de tiro enquanto os disparos durarem.',
  },
  helicopters: {
    reason: 'Operam helicópteros na zona.',
    advice: 'Conte com helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  airDisplay: {
    reason: 'Realiza-se uma demonstração aérea.',
    advice: 'Conte com aeronaves em manobras rápidas a baixa altura; mantenha-se afastado da demonstração.',
  },
  parachuting: {
    reason: 'Realizam-se saltos de paraquedas.',
    advice:
      'Vigie o céu por causa dos paraquedas e do avião que os lança; mantenha-se afastado da zona de lançamento.',
  },
  gliding: {
    reason: 'Há planadores em voo.',
    advice: 'Os planadores são silenciosos e difíceis de ver; ceda-lhes a passagem com antecedência.',
  },
  paragliding: {
    reason: 'Há parapentes ou asas-delta em voo.',
    advice: 'São silenciosos e lentos; ceda-lhes a passagem com antecedência.',
  },
  balloons: {
    reason: 'Há balões em voo.',
    advice: 'Os balões não conseguem desviar-se; mantenha uma boa distância.',
  },
  aerialWork: {
    reason: 'Há aeronaves em trabalho aéreo a baixa altura.',
    advice: 'Conte com aviões ou helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  cropSpraying: {
    reason: 'Há aeronaves a baixa altura na pulverização de culturas.',
    advice: 'Conte com aeronaves logo acima dos campos; mantenha-se afastado delas.',
  },
  unmannedAircraft: {
    reason: 'Há outras aeronaves não tripuladas em voo.',
    advice: 'Mantenha-se afastado delas; é possível que os seus pilotos não o consigam ver.',
  },
  modelFlying: { reason: 'Há aeromodelos em voo.', advice: 'Mantenha-se afastado dos aeromodelos.' },
  fireworks: {
    reason: 'É lançado fogo de artifício.',
    advice: 'Mantenha-se bem afastado do fogo de artifício e dos seus resíduos.',
  },
  lasers: {
    reason: 'São utilizados lasers ou projetores de luz.',
    advice: 'Podem ofuscá-lo e cegar a câmara; mantenha-se afastado dos feixes.',
  },
  lights: { reason: 'São utilizadas luzes intensas.', advice: 'Podem ofuscá-lo e cegar a câmara.' },
  blasting: {
    reason: 'Realizam-se detonações com explosivos.',
    advice: 'Mantenha-se afastado enquanto durarem; podem ser projetadas pedras a grande altura.',
  },
  rockets: {
    reason: 'São lançados foguetes.',
    advice: 'Mantenha-se afastado do local de lançamento e da sua área perigosa.',
  },
  spaceDebris: {
    reason: 'Podem cair destroços de foguetes ou de naves espaciais.',
    advice: 'Não voe na área durante as horas indicadas.',
  },
  gasRelease: {
    reason: 'É queimado ou libertado gás.',
    advice: 'Mantenha-se afastado: o gás quente ou em chamas pode destruir um drone.',
  },
  kites: {
    reason: 'Há papagaios de papel em voo.',
    advice: 'Tenha cuidado com os fios, que são difíceis de ver.',
  },
  radioInterference: {
    reason: 'Os sinais de rádio podem sofrer perturbações.',
    advice:
      'A ligação de comando ou o vídeo podem falhar; esteja preparado para o regresso ao ponto de partida.',
  },
  gnssInterference: {
    reason: 'A navegação por satélite (GNSS) pode sofrer perturbações.',
    advice:
      'A manutenção da posição e o regresso automático podem falhar; esteja preparado para voar em modo manual.',
  },
  birds: {
    reason: 'Há muitas aves.',
    advice: 'Mantenha-se afastado das aves; podem atacar o drone ou colidir com ele.',
  },
  captiveBalloon: {
    reason: 'Há um balão cativo no ar.',
    advice: 'Mantenha-se afastado do balão e do seu cabo, que é difícil de ver.',
  },
  smoke: {
    reason: 'O fumo pode reduzir a visibilidade.',
    advice: 'Mantenha o drone à vista; o fumo pode ocultá-lo, tal como a outras aeronaves.',
  },
  trafficConcentration: {
    reason: 'Há mais tráfego aéreo do que é habitual.',
    advice: 'Conte com mais aeronaves a baixa altura e ceda-lhes a passagem com antecedência.',
  },
  otherActivity: {
    reason: 'Decorre uma atividade que pode ser perigosa para as aeronaves.',
    advice: 'Leia o texto original para saber do que se trata e mantenha-se afastado.',
  },
};
