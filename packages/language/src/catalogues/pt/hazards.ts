import type { Hazard } from '@klarnotam/notam';
import type { HazardWords } from '../../catalogue.ts';

/** Hazards in Portuguese: what there is, and what to mind. */
export const hazards: Readonly<Record<Hazard, HazardWords>> = {
  lowFlying: {
    reason: 'Pode haver aeronaves em voo a baixa altura.',
    advice: 'Espere encontrar aeronaves à sua altura e ceda-lhes a passagem com antecedência.',
  },
  militaryExercise: {
    reason: 'Realiza-se um exercício militar.',
    advice:
      'Espere encontrar aeronaves militares rápidas e a baixa altura; pouse assim que as ouvir ou avistar.',
  },
  firing: {
    reason: 'Realizam-se exercícios de tiro.',
    advice: 'Mantenha-se fora da área de tiro enquanto os disparos durarem.',
  },
  helicopters: {
    reason: 'Há helicópteros em voo na área.',
    advice: 'Espere encontrar helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  airDisplay: {
    reason: 'Realiza-se uma demonstração aérea.',
    advice:
      'Espere encontrar aeronaves em manobras rápidas a baixa altura; mantenha-se afastado da demonstração.',
  },
  parachuting: {
    reason: 'Realizam-se saltos de paraquedas.',
    advice:
      'Esteja atento aos paraquedas e ao avião que os lança; mantenha-se afastado da zona de lançamento.',
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
    advice: 'Espere encontrar aviões ou helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  cropSpraying: {
    reason: 'Há aeronaves a baixa altura em pulverização agrícola.',
    advice: 'Espere encontrar aeronaves logo acima dos campos; mantenha-se afastado delas.',
  },
  unmannedAircraft: {
    reason: 'Há outras aeronaves não tripuladas em voo.',
    advice: 'Mantenha-se afastado; os pilotos dessas aeronaves podem não ver o seu drone.',
  },
  modelFlying: { reason: 'Há aeromodelos em voo.', advice: 'Mantenha-se afastado dos aeromodelos.' },
  fireworks: {
    reason: 'São lançados fogos de artifício.',
    advice: 'Mantenha-se bem afastado dos fogos de artifício e dos seus resíduos.',
  },
  lasers: {
    reason: 'São utilizados lasers ou projetores de luz.',
    advice: 'Podem ofuscar o piloto e o sensor do drone; mantenha-se afastado dos feixes.',
  },
  lights: { reason: 'São utilizadas luzes intensas.', advice: 'Podem ofuscar o piloto e o sensor do drone.' },
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
    reason: 'É queimado ou expelido gás.',
    advice: 'Mantenha-se afastado: o gás quente ou em chamas pode destruir um drone.',
  },
  kites: {
    reason: 'Há papagaios de papel (pipas) em voo.',
    advice: 'Tenha cuidado com os fios, que são difíceis de ver.',
  },
  radioInterference: {
    reason: 'Os sinais de rádio podem sofrer perturbações.',
    advice:
      'O sinal de comando ou o vídeo podem falhar; esteja preparado para o retorno ao ponto de partida.',
  },
  gnssInterference: {
    reason: 'A navegação por satélite (GNSS) pode sofrer perturbações.',
    advice:
      'A manutenção da posição e o retorno automático podem falhar; esteja preparado para voar em modo manual.',
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
    reason: 'O fumo (fumaça) pode reduzir a visibilidade.',
    advice: 'Mantenha o drone à vista; o drone e outras aeronaves podem deixar de ser vistos.',
  },
  trafficConcentration: {
    reason: 'Há mais tráfego aéreo do que é habitual.',
    advice: 'Espere encontrar mais aeronaves a baixa altura e ceda-lhes a passagem com antecedência.',
  },
  otherActivity: {
    reason: 'Realiza-se uma atividade que pode ser perigosa para as aeronaves.',
    advice: 'Leia o texto original para saber do que se trata e mantenha-se afastado.',
  },
};
