/** Words that people extend when a rule requires a digit and a symbol. */
const WORDS = `
  password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd welcome welcome1 w3lcome letmein letmein1 iloveyou iloveyou1
  iloveyou2 changeme changeme1 change_me changethis secret secret1 mysecret mypassword yourpassword thepassword newpassword
  admin admin1 administrator adm1n @dmin root rootroot superuser default guest guest1 test testing testtest test1 tester
  user username login loginlogin login1 qwerty qwerty1 qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx
  qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e q1w2e3r4 zaq12wsx abc123 abcd1234 abcdef abcdefg abc a1b2c3 a1b2c3d4 aaaa
  aaaaaa monkey monkey1 dragon dragon1 sunshine sunshine1 princess princess1 football football1 baseball baseball1
  basketball hockey soccer superman superman1 batman batman1 spiderman pokemon starwars master master1 shadow shadow1
  michael michael1 jordan jordan23 jennifer jessica ashley nicole daniel matthew anthony thomas charlie andrew hunter
  hunter2 ranger buster tigger ginger pepper cookie summer summer1 winter winter1 spring autumn september october november
  december january february freedom freedom1 whatever trustno1 internet computer google facebook microsoft windows samsung
  apple android iphone company business office manager hello hello1 helloworld goodbye lovely loveme loveyou lovelove
  blessed jesus jesus1 jesuschrist godisgood america american usa texas california florida newyork chicago trucker
  trucker1 truckdriver truckdriver1 driver driver1 trucking bigrig freight freightliner peterbilt kenworth mack volvo cdl
  keepontruckin roadking highway diesel harley harley1 harleydavidson mustang mustang1 corvette camaro chevy silverado
  ford f150 ferrari porsche mercedes yamaha cowboys steelers patriots packers yankees lakers eagles gladhand gladhand1
`;

const ENDINGS = `
  1 12 123 1234 12345 123456 2020 2021 2022 2023 2024 2025 2026
  1! 1@ 1# 1$ 1. 1* 1? 12! 12@ 12# 123! 123@ 123# 123$ 123. 123* 123? 1234! 1234@ 1234# 1234$ 1234. 1234* 12345! 12345@ 12345#
  123456! 123456@ 1234567! 12345678! 123456789! 1234567890! !1 !12 !123 !1234 !12345 !123456 @1 @12 @123 @1234 @12345 @123456
  #1 #12 #123 #1234 $123 $1234 _1 _12 _123 _1234 -1 -123 -1234 .123 .1234 1!! 1!!! 12!! 123!! 123!!! !!1 !!123 !@#1 !@#123 123!@#
  1234!@#$ 1!2@3# 007! 321! 4321! 69! 99! 00! 000! 0000! 11! 111! 1111! 22! 77! 777! 88! 2020! 2021! 2022! 2023! 2024! 2025!
  2026! @2020 @2021 @2022 @2023 @2024 @2025 @2026 #2024 #2025 #2026 !2024 !2025 !2026 _2024 _2025 _2026 1990! 1991! 1992!
  1993! 1994! 1995! 1996! 1997! 1998! 1999! 2000! a1! abc1! abc123! qwe123! xyz1!
`;

const RUNS = `
  1qaz2wsx3edc! 1qaz@wsx3edc 1qaz!qaz2wsx 1qaz@wsx#edc !qaz2wsx3edc !qaz@wsx3edc zaq1@wsxcde3 zaq12wsx!@#$ 1q2w3e4r5t6y! 1q2w3e4r!@#$
  q1w2e3r4t5y6! qwer1234!@#$ qwerty123456! qwerty12345! asdf1234!@#$ asdfghjkl1! zxcvbnm123! 123qweasdzxc! 123qwe!@#qwe
  1234qwer!@#$ 123456789a! 1234567890a! a123456789! a1234567890! abc123456789! abcdefghijk1! aaaaaaaaaa1! aaaaaaaaaaa1!
  1111111111a! 000000000000a! 0123456789a! 9876543210a! correcthorse1! correct-horse-1 passwordpassword1! testtesttest1!
`;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The most common passwords that satisfy the rule, in lowercase. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...wordsOf(WORDS).flatMap((word) => wordsOf(ENDINGS).map((ending) => word + ending)),
  ...wordsOf(RUNS),
]);

/** Whether a password is among the first guesses of an attacker; case does not matter. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
