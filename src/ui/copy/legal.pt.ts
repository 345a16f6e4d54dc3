import type { LegalText } from './legal.en.ts';

/** What a player agrees to; a merchant with real money replaces it by its own. */
export const legalPt: Readonly<Record<'terms' | 'privacy', LegalText>> = {
  terms: {
    title: 'Termos de uso',
    sections: [
      {
        heading: 'Dinheiro fictício',
        text: 'Este site usa dinheiro fictício, indicado por P. Ele não pode ser comprado nem convertido em dinheiro e não tem valor fora deste site.',
      },
      {
        heading: 'Quem pode jogar',
        text: 'Você precisa ter a idade indicada no cadastro e ter permissão legal para jogar onde mora. Uma conta por pessoa. As contas não podem ser emprestadas, vendidas nem compartilhadas.',
      },
      {
        heading: 'Sua conta',
        text: 'Não passe a ninguém sua senha nem os códigos que enviamos. Nunca pedimos isso. Se alguém mais puder conhecê-los, avise o atendimento na hora. Até lá, você responde pelo que acontece na sua conta.',
      },
      {
        heading: 'Jogo limpo',
        text: 'Não é permitido usar bots, explorar falhas nem agir em conluio contra outros jogadores. Podemos anular as rodadas afetadas e encerrar a conta.',
      },
      {
        heading: 'Limites e pausas',
        text: 'Jogue por diversão e pare quando deixar de ser divertido. Você pode pedir ao atendimento que encerre sua conta quando quiser.',
      },
      {
        heading: 'Alterações',
        text: 'Avisamos sobre alterações antes de você voltar a jogar. Se não concordar, você pode encerrar sua conta.',
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    sections: [
      {
        heading: 'O que guardamos',
        text: 'Seus dados de cadastro, quando e onde você entra e o que joga. As senhas são guardadas só como hashes, que ninguém consegue ler.',
      },
      {
        heading: 'Como usamos',
        text: 'Para manter sua conta, protegê-la e responder às suas mensagens. Não vendemos seus dados nem os usamos para publicidade de terceiros.',
      },
      {
        heading: 'Mensagens',
        text: 'Enviamos códigos por SMS e links por e-mail quando você pede. Os serviços de envio recebem só seu número ou e-mail e a mensagem.',
      },
      {
        heading: 'Estatísticas de visita',
        text: 'Se você concordar, contamos quantas vezes cada página é aberta por dia, sem seu nome, endereço IP ou dispositivo. Você pode mudar de ideia quando quiser.',
      },
      {
        heading: 'Este navegador',
        text: 'O idioma, o tema e seu acesso ficam guardados no seu navegador. “Lembrar por 1 dia” guarda seu usuário e sua senha, criptografada de modo que só este navegador possa usá-la.',
      },
      {
        heading: 'Seus direitos',
        text: 'Peça ao atendimento para ver ou corrigir seus dados, ou para excluí-los junto com sua conta.',
      },
    ],
  },
};
