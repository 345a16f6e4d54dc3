/** English, Thai, kind, emblem, other spellings. */
export const things = `
Lantern|โคมไฟ|thing|lantern|khom, lamp
Bell|ระฆัง|thing|bell|rakhang
Coin|เหรียญ|thing|coins|rian, money
Fan|พัด|thing|fan|phat
Gong|ฆ้อง|thing|gong|khong
Parasol|ร่ม|thing|umbrella|rom, umbrella
Kite|ว่าว|thing|kite|wao
Drum|กลอง|thing|drum|klong
Tuk-Tuk|ตุ๊กตุ๊ก|thing|tuktuk|tuktuk, taxi
Firework|พลุ|thing|firework|phlu
Ingot|ก้อนทอง|thing|ingot|yuanbao, gold bar
Red Envelope|อั่งเปา|thing|envelope|ang pao, hongbao
Firecracker|ประทัด|thing|firecracker|prathat
Teapot|กาน้ำชา|thing|teapot|ka nam cha, tea
Candle|เทียน|thing|candle|thian
Key|กุญแจ|thing|key|kunchae
Chest|หีบสมบัติ|thing|chest|hip, treasure
Ring|แหวน|thing|ring|waen
Crown|มงกุฎ|thing|crown|mongkut
Mask|หน้ากาก|thing|mask|na kak, khon
Shield|โล่|thing|shield|lo
Compass|เข็มทิศ|thing|compass|khem thit
Sword|ดาบ|thing|swords|dap, blade
Rocket|บั้งไฟ|thing|rocket|bang fai
Dice|ลูกเต๋า|thing|dice|luk tao
Seven|เลขเจ็ด|thing|seven|777, chet
Longboat|เรือยาว|thing|boat|ruea yao
Junk|เรือสำเภา|thing|junk|sampao, ship
Takraw|ตะกร้อ|thing|takraw|takro
Wheel|กงล้อ|thing|wheel|kong lo
Ruby|ทับทิม|gem|gem|thapthim
Emerald|มรกต|gem|emerald|morakot
Sapphire|ไพลิน|gem|gem|phailin
Topaz|บุษราคัม|gem|emerald|butsarakham
Jade|หยก|gem|jade|yok
Amber|อำพัน|gem|jade|amphan
Pearl|ไข่มุก|gem|pearl|khai muk
Diamond|เพชร|gem|gem|phet
Star|ดวงดาว|sky|star|dao
Moon|ดวงจันทร์|sky|moon|chan
Sun|ดวงตะวัน|sky|sun|tawan
Thunder|สายฟ้า|sky|thunder|fa, lightning
Flame|เปลวเพลิง|sky|flame|fai, fire
Cloud|ปุยเมฆ|sky|cloud|mek
Wave|เกลียวคลื่น|sky|wave|khluen
Rainbow|สายรุ้ง|sky|rainbow|rung
`;
