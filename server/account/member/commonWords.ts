/** Common password words, lower case, without trailing digits. At least five letters. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passw passwd pass passcode passphrase secret secrets letmein welcome login logon signin access account
  admin administrator root superuser system server master default guest public test testing tester changeme changeit
  change newpassword mypassword thepassword yourpassword nopassword temporary temppass qazwsx qwerty qwertz azerty
  asdfgh zxcvbn iloveyou ilovey loveyou lovely lover loveme love forever family friend friends mother father brother
  sister daddy mommy babygirl babyboy baby honey sweet sweetie sweetheart darling angel angels princess prince queen
  king kingdom knight dragon tiger lion monkey elephant horse eagle falcon hawk wolf shark dolphin panda rabbit kitten
  kitty puppy doggy cookie chocolate banana apple orange cherry strawberry pepper ginger peanut butter coffee whisky
  summer winter spring autumn sunshine sunset sunrise sunny rainbow flower flowers butterfly star stars starlight
  moonlight midnight shadow thunder lightning storm ocean river mountain island heaven paradise freedom liberty
  football soccer baseball basketball volleyball hockey tennis badminton boxing muaythai racing runner rider
  liverpool chelsea arsenal manchester manutd manunited barcelona realmadrid juventus buriram muangthong
  superman batman spiderman ironman hulk pokemon pikachu naruto onepiece dragonball doraemon hellokitty mickey minnie
  starwars matrix gandalf hunter ranger ninja samurai warrior killer assassin sniper soldier captain pirate
  computer internet google facebook youtube twitter instagram tiktok line whatsapp telegram microsoft windows linux
  android iphone samsung nokia toyota honda yamaha suzuki ferrari porsche mercedes nintendo playstation xbox minecraft
  roblox freefire garena mobilelegends valorant counterstrike fortnite leagueoflegends
  michael jennifer jessica jordan michelle nicole daniel andrew joshua matthew anthony thomas robert charlie william
  george alexander elizabeth samantha amanda ashley justin hannah sophie martin stephen patrick maggie
  bangkok thailand chiangmai phuket pattaya isaan thaiboy thaigirl siam sawasdee sawatdee sabaidee somchai somsak
  somying malee mali nong noklek chang singha rakna rakthai rakther rakmak khonthai sanook aroidee mamuang
  vietnam saigon hanoi china beijing shanghai hongkong taiwan tokyo osaka japan korea seoul manila philippines
  indonesia jakarta malaysia singapore brazil london paris berlin america american england
  money dollar dollars lucky luckyday jackpot casino poker blackjack roulette baccarat lottery slotmachine slots
  winner winners bigwin bigwinner betting gamble gambler gambling player gamer gaming bonus rich richman million
  millionaire billionaire diamond diamonds golden silver platinum treasure fortune success power energy magic
  happy happiness goodluck goodday goodboy badboy nothing something whatever anything nevermind trustno trustme
  hello helloworld hithere abcdef abcabc aaaaaa qweasd qweqwe asdasd zxczxc qwaszx asdfjkl monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november december
  blink metallica nirvana greenday eminem rockyou music guitar piano dancer singer hiphop
  buddha buddhist jesus jesuschrist christ godbless blessed church temple karma dharma nirwana
  statehouse rimnam member memberarea agentarea`.split(/\s+/),
);
