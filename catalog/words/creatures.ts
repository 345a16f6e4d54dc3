/** English, Thai, kind, emblem, other spellings. */
export const creatures = `
Elephant|ช้าง|creature|elephant|chang, tusker
Tiger|เสือ|creature|tiger|suea, seua
Leopard|เสือดาว|creature|tiger|suea dao
Lion|สิงห์|creature|lion|singha, singto
Rabbit|กระต่าย|creature|rabbit|kratai, bunny
Peacock|นกยูง|creature|peacock|nok yung
Koi|ปลาคาร์ป|creature|koi|carp, pla
Betta|ปลากัด|creature|betta|pla kat, fighting fish
Naga|นาคา|creature|naga|phaya nak, nak, serpent
Dragon|มังกร|creature|dragon|mangkon, long
Phoenix|หงส์ไฟ|creature|phoenix|hong fai, fire bird
Swan|หงส์|creature|swan|hong, hamsa
Crane|นกกระเรียน|creature|swan|nok krarian
Turtle|เต่า|creature|turtle|tao, tortoise
Buffalo|ควาย|creature|buffalo|khwai
Ox|วัว|creature|buffalo|wua, bull
Monkey|ลิง|creature|monkey|ling, ape
Rooster|ไก่แจ้|creature|rooster|kai chae, cock
Horse|ม้า|creature|horse|ma, pony
Frog|กบ|creature|frog|kop, toad
Owl|นกฮูก|creature|owl|nok huk
Cat|แมววิเชียรมาศ|creature|cat|maeo, siamese
Fox|จิ้งจอก|creature|cat|chingchok
Panda|แพนด้า|creature|panda|bear
Piglet|หมูน้อย|creature|pig|mu, pig
Butterfly|ผีเสื้อ|creature|butterfly|phisuea
Bee|ผึ้ง|creature|bee|phueng, honey
Firefly|หิ่งห้อย|creature|bee|hinghoi
Hornbill|นกเงือก|creature|hornbill|nok ngueak
Parrot|นกแก้ว|creature|hornbill|nok kaeo
Crab|ปู|creature|crab|pu
Shrimp|กุ้ง|creature|shrimp|kung, prawn
Octopus|ปลาหมึก|creature|octopus|pla muek, squid
Dolphin|โลมา|creature|dolphin|loma
Whale|วาฬ|creature|whale|wan
Shark|ฉลาม|creature|shark|chalam
Starfish|ปลาดาว|creature|starfish|pla dao
`;
