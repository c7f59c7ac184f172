/**
 * The words behind the 6,474 most common passwords, without their digits and symbols: 5,500 words of four letters or more, made
 * from the list of @zxcvbn-ts/language-common 4.1.3 (MIT, https://github.com/zxcvbn-ts/zxcvbn), which counts leaked passwords;
 * the words are leaked passwords and express no opinion. Only the API loads this file, no browser.
 */
const WORDS = `
  aaaaa aaliyah aardvark aaron abbott abby abcd abec abecad aberdeen abgrtyu abigail abnormal abraham abrakadabra absolut absolute abstr access
  accord account achilles achtung action active adam adams adgjmptw adidas admin admiral adonis adrian adriana adrienne adult adults aezakmi africa
  again agent aggies aiaa aibc aibced aikido airborne airbus airforce airplane airport airwolf aisd aisdef akira alabama aladin alan alaska albany
  albatros albert alberto albina albion alejandr alejandro aleksandr aleksandra aleksey alenka alessandro alex alexalex alexande alexander alexandr
  alexandra alexey alexia alexis alfa alfred alfredo alibaba alice alicia alien aliens alina alisha alison alissa allan allen alliance allison
  allmine allsop allstar almond aloha alone alpha alphabet alpine altima alucard always alyssa amadeus amand amanda amateur amateurs amazing amazon
  amber amelia americ america american amerika amigo amorcit amsterda amsterdam anaconda anai anakin anal analsex anarchy anastasi anastasia
  anastasiya anders andersen anderson andre andrea andreas andrei andres andrew andrey andromed andromeda andy andyod anfield angel angela angelica
  angelika angelina angelo angels angelus angie angus anhyeuem animal animals anime anita anna annabell anne annette annie annika answer antelope
  anthon anthony anthrax antoine anton antoni antonia antonio anubis anything apache apollo apple applepie apples april aptiva aquarius aragorn
  aramis arcadia archer archie area argentina ariana arizona arjay arkansas arlene armada armagedon armand armani armstron army arnold arrow arrows
  arsenal artem artemis artemka arthur artist artur arturo asdasd asddsa asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv
  asdqwe asdzxc asedaf ashlee ashleigh ashley ashton asia asian aspire aspirine assass assassin assfuck asshole assholes assman assword asterix
  astra astral astrid astro astros athena athens athlon atlanta atlantic atlantis atomic attack attila attitude aubrey auburn audia audrey august
  augusta augustus aurora aussie austin australi australia autumn avalanch avalon avatar avenger avenue aviation awesome azamat azazel azerty azsxdc
  azsxdcfv babe babes babies baby babybaby babyblue babyboy babydoll babyface babygirl babylon babylove bacardi bacchus back backdoor backup bacon
  badass badboy baddog badger badgers badgirl badman baggins baggio bagira bailey baker balance baldwin ball baller ballin balloon balloons balls
  bambam bamboo banana bananas banane bandit bang bangbang banger bangkok bank banker banner banshee banzai barbados barbara barber barbie barcelon
  barcelona barefoot barker barkley barnes barney baron barrett barron barry barselona barsik bart bartman barton basebal baseball basket basketba
  basketball bass basset bassman bastard batman battery battle baxter bayern bcfields bdsm beach beaches beacon beagle beamer bean beaner beanie
  beans bear bearbear bearcat bearcats beardog bears beast beastie beatle beatles beatrice beautifu beautiful beauty beaver beavis because becker
  beckham becky beefcake beemer beer beerbeer beerman beetle believe belinda bell bella belle belly belmont bender benfica beng bengals benjamin
  bennett bennie benny benoit benson bentley beowulf beretta berger bergkamp berkeley berlin bermuda bernard bernie bert bertha bertie bessie beta
  beth bethany better betty beverly bhbirf bian bianca biao biatch bicycle bigass bigballs bigbear bigben bigbird bigblock bigblue bigbob bigboobs
  bigboss bigboy bigbutt bigcat bigcock bigdaddy bigdick bigdog bigfish bigfoot bigger biggie biggles bigguy bighead bigmac bigman bigmike bigmoney
  bigone bigpimp bigred bigsexy bigtime bigtit bigtits bike bikini bilbo bill billie billy billybob billyboy bimmer bing bingo binladen biology bird
  birddog birdie birdman birgit birthday biscuit bishop bitch bitchass bitches biteme bitter bizkit blabla black blackbir blackcat blackdog blackhaw
  blackie blackjac blackjack blackman blackout blacks blacky blade blades blahblah blake blam blanco blast blaster blaze blazer blessed blessing
  blink blizzard blond blonde blondes blondie blood bloody blossom blow blowjob blowme blue bluebell bluebird blueblue blueboy bluedog blueeyes
  bluefish bluemoon blues bluesky bluesman boat boating bobafett bobbie bobbob bobby bobcat bobdylan boeing bogart bogdan bogey bohica boiler
  bollocks bollox bologna bolton bombay bomber bombers bond bondage bone bonehead boner bones bonita bonjour bonjovi bonkers bonnie bonsai boob
  boobie boobies booboo boobs booger boogie booker bookworm boom boomboom boomer booster bootie boots booty boozer borabora boricua boris borussia
  bosco boss bossman boston bottle bottom bounce bounty bowler bowling bowman bowser bowwow boxer boxers boxing boxster boys boytoy brad bradford
  bradley brain brains brandi brando brandon brandy brasil braves bravo brazil breast breasts breeze brenda brendan brent brett brewer brewster
  brian briana brianna bridge bridget bright brighton brigitte bristol british britney brittany brittney broadway broder brodie broken broker bronco
  broncos bronson bronze brooke brooklyn brooks brother brothers brown brownie browning browns bruce brucelee bruins bruiser bruno brutus bryan
  bryant bubba bubbas bubble bubbles buceta buck bucket buckeye buckeyes buckshot budapest buddah buddha buddie buddy buddyboy budlight budman
  budweise buffalo buffett buffy bugger builder bull bulldog bulldogs bullet bullfrog bulls bullseye bullshit bummer bumper bunghole bunker bunnies
  bunny burger burrito burton bush bushido business busted buster busty butch butcher butler butt butter buttercu butterfl butterfly buttfuck
  butthead butthole buttman button buttons butts buzz buzzard byteme cabbage cabron cactus cadillac caesar caitlin calgary calico caliente californ
  california caligula callaway callie callum calvin camaro cambiami camel camelot camels cameltoe camera cameron camila camilla camille campbell
  camper canada canadian cancel cancer cancun candace candice candle candy candyman cang cannabis cannon canon cantona canyon capital capone caprice
  capslock captain caramel caravan carbon card cardinal cards carina carl carla carlito carlitos carlo carlos carlton carman carmel carmen carmex
  carnage carol carole carolin carolina caroline carolyn carpedie carpente carpet carrera carrie carrot carson carter cartman cartoon carver
  casanova cascade caserta casey cash casino casper cassidy cassie castle castro catalina catch catdog catfish catherin catherine cathy catman cats
  cattle catwoman caught cavalier caveman cbroorr ccbill cdtnbr cdtnkfyf cecilia cedric celeb celeron celeste celica celine celtic celtics ceng cent
  center central century cerberus cessna cfitymrf cgfhnfr chad chai chainsaw chair chambers champ champion champs chan chance chandler chandra
  chanel chang change changed changeme changes channel chantal chao chaos charger chargers charity charlene charles charley charli charlie charlott
  charlotte charlton charly charmed charter chase chaser cheater check checkers cheech cheeks cheers cheese cheetah chef chelsea chemical cheng
  cherokee cherry cheryl chester chestnut chevelle chevrole chevrolet chevy chevys chewie cheyenne chiara chicago chichi chick chicken chickens
  chicks chico chief chiefs children chilli chillin chilly chimera china chinese chinook chip chipmunk chipper chippy chivas chloe chocolat
  chocolate choice chong choochoo chopin chopper chou chris chrisbln chriss chrissy christ christia christian christie christin christina christine
  christma christmas christop christopher christy chrome chronic chrono chrysler chuai chuang chubby chuck chuckie chuckles chucky chui chun chunky
  chuo church ciccio cicero cigar cigars cinder cindy cinema cinnamon circle circus cisco citadel citizen citroen city civic cjkysirj cjkywt claire
  clancy clapton clarence clarinet clark classic classics claude claudi claudia claudio clay claymore clayton clemson cleo cleopatr clevelan
  clifford climber clinton clipper clippers clit clitoris close cloud clouds clover clown clowns club clyde cnfybckfd coach cobain cobalt cobra
  cobras cocacola cocaine cock cocker cocks cocksuck coconut codered cody coffee cohiba coke coldbeer coldplay cole coleman colleen college collin
  collins colnago colombia colonel colorado colors colt colton coltrane columbia columbus comanche combat comedy comet comfort comics command
  commando common company compaq compass complete compton compute computer conan concord concorde concrete condom condor confused cong connect
  conner connie connor conover conrad consumer contact content contest control cookie cookies cool coolcool cooldude cooler coolguy coolio coolman
  coolness cooper cooter copper corey corleone corndog cornell corolla corona corrado corsair corvette cosmic cosmo cosmos costello cosworth cottage
  cotton cougar cougars counter country county courage courtney coventry cowboy cowboys coyote crack cracker craig cramps crash crawford crazy
  crazybab cream creampie creamy create creation creative creature credit cricket criminal crimson cristian cristina critter crjhgbjy cross crow
  cruise cruiser crunch crusader crusher crysis crystal cthtuf cthulhu cthutq ctrhtn cuan cubbies cubswin cuddles cumming cumshot cunt cunts cupcake
  curious curtis custom customer cutlass cutter cxfcnmt cyber cyborg cyclone cyclops cygnus cynthia cypress dabears daddy daemon daewoo dagger daisy
  dakota dale dalejr dallas dalshe dalton damage damian damien dammit damnit dana dance dancer dancing dang danger danie daniel daniela daniele
  danielle daniels daniil danila danni danny dannyboy dante danzig daphne darius dark darklord darkman darkness darkside darkstar darlene darling
  darrell darren darryl darwin dave david davide davids davidson davis dawg dawn dawson dayton daytona dbrnjh dbrnjhbz deacon dead deadhead deadman
  deadpool dean deanna death debbie deborah december deedee deejay deep deeper deepthroat deer deeznuts deeznutz defender defense defiant deftones
  delete delight delilah dell delphi delta deluxe demo demon demons denali deng denis denise deniska denmark dennis denver depeche derek derrick
  descent desert design designer desire desiree deskjet desmond destin destiny destroy detroit deutsch devil devildog devils dexter dfcbkbq dfkthbz
  dfkthf dfktynbyf dfvgbh dharma diablo dialog diamond diamonds dian diana diane dianne diao dick dickhead dickie dicks diego diehard diesel
  dietcoke dieter digger diggler digimon digital dilbert dildo dilligaf dillon dima dinamo dinara dindom ding dingdong dino dinosaur dipshit direct
  director dirtbike dirty discover disney diver divine diving divorce dixie dkflbckfd dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogbert
  dogboy dogcat dogface dogfood dogg dogger doggie doggy doghouse dogman dogs dogshit doitnow dollar dollars dolly dolores dolphin dolphins domain
  dominic domino donald dong donkey donna donnie donovan donuts doobie doodle doofus doogie dookie doomsday door dorian dorothy dotcom dottie double
  doug doughboy douglas down download downtown dracula drago dragon dragonba dragonball dragons dragoon drake drakon draven dream dreamer dreams
  drew drifter drive driver drizzt droopy drowssap drpepper drummer drunk dthjybrf duan dublin ducati duchess duck duckie dude dudedude dudley duke
  dumbass duncan dundee dupont durango duster dustin dusty dutch dutchess dwayne dwight dylan dynamite dynamo dynasty eagle eagles earnhard earth
  easter eastern easton eastside eastwood easy eatme eatpussy eatshit ebony eclipse eddie edgar edison eduard eduardo edward edwards eeyore eggman
  eileen einstein ekaterina elaine eldorado eleanor electra electric electro electron element elena elephant eleven elijah elite elizabet elizabeth
  elizaveta ellen ellie elliot elliott elvira elvis elwood emerald emerson emilia emilie emily eminem emma emmanuel emmitt empire energy engage
  engine engineer england english enigma enjoy enrico enter enterme enterpri enterprise entropy epsilon eraser eric erica ericsson erik erika erin
  ernest ernie erotic erotica escape escort esther estrella eternal eternity ethan eugene eureka europa europe evan evangelion evelyn everest
  everett everlast everton evolution excalibu excalibur exigen exigent exodus exotic expert explorer express extreme fabian fabie fabric face facial
  faggot faith faithful falcon falcons fallen fallout family famous fandango fang fantasia fantasy farley farmer farscape farside fart fashion fast
  fastball faster fatass fatboy fatcat father fatima fatman fatty fearless feather february federal federico feet felicia felipe felix female fender
  feng fenway fergie fergus ferguson fernand fernando ferrari ferret ferris fester festival fetish fghtkm fgtkmcby ficken fiction fidelio fiesta
  figaro fight fighter filter filthy finance finger fingers finish fire fireball firebird firefire firefly firefox fireman firewall first fischer
  fish fishbone fisher fishes fishhead fishin fishing fishman fisting fitness five fktrcfylh fktrcfylhf fktrctq flames flamingo flanker flash
  flatron fletch fletcher flexible flight flipper floppy florence flores florian florida flounder flower flowers floyd fluffy flyboy flyers flyfish
  flying focus foobar food foot footbal football force ford fordf forest foreve forever forfun forget forgot format formula forrest forsaken fortuna
  fortune forum forward foryou fossil foster fountain fowler foxtrot foxy franc france frances francesc francesco francis franco francois frank
  frankie franklin franky fraser freak freaks freaky freckles fred freddie freddy frederic fredfred fredrick free freebird freedom freefree freeman
  freepass freeporn freesex freeuser freeway freeze french fresh friday friend friendly friends fright frisco frisky fritz frodo frog frogger froggy
  frogman from front frontier frost frosty frozen fubar fuck fucked fucker fuckers fuckface fuckfuck fuckhead fuckher fuckin fucking fuckinside
  fuckit fuckme fuckoff fuckthis fucku fuckyo fuckyou fugazi fukkc fulham fullmoon function funny funtime fusion futbol future fuzzy fyfcnfcbz
  fyfnjkbq fylhtq fytxrf fyutkbyf gabrie gabriel gabriela gabriell gadget gagging galaxy galina galore gambit game gameboy gamecock gamecube
  gameover games gandalf ganesh gang gangbang gangsta gangster garage garbage garcia garden garfield gargoyle garion garrett gary gasman gaston
  gateway gator gatorade gators gawker gbhfvblf gbpltw gegcbr geheim gemini gene general generic genesis geneva geng genius geoffrey georg george
  georgia georgie gerald gerard german germany geronimo gertrude gesperrt getmoney getout getsome gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnbr ghblehjr
  ghbywtccf ghetto ghjcnj ghjcnjgfhjkm ghjcnjnfr ghost ghostrider ghosts giant giants gibson gidget gilbert gilles gillian gilligan ginger giorgi
  giorgio giovanni giraffe girl girls giuseppe gizmo gizmodo gjkbyf glacier gladiator glass glenn global glock gloria glory gmoney gnsgn goalie goat
  goaway gobears goblin goblue gobucks goddess godfathe godfather godsmack godzilla gofish goforit goirish goku gold goldberg golden goldfish goldie
  goldstar goldwing golf golfball golfer golfgolf golfing goliath gollum gonavy gong gonzalez gonzo goober good goodboy goodbye goodluck goodman
  goodtime goofy google gooner goose gopher gordo gordon gore gorgeous gorilla gotcha goten gothic gotohell govols grace gracie graham grand grande
  grandma grandpa granny grant grapes graphics grateful gravity grease great greatone greece green greenbay greenday greene greens greg gregor
  gregory gremlin grendel gretchen gretzky griffey griffin gringo grizzly gromit groove groovy groucho groups grover grumpy gryphon gsxr gtnhjdbx
  guai guang guardian guess guest guiness guinness guitar guitars gundam gunnar gunner gunners gunther gustav gustavo guyver gypsy habibi hack
  hacked hacker haggis hailey hairy halflife halifax hall hallie hallo hambone hamburg hamilton hamish hamlet hammer hammers hammond hampton hamster
  handball handsome handyman hang hank hanna hannah hannibal hans hansen hansolo happiness happy happyday hard hardcock hardcore harder hardon
  hardrock hardware harley harmony harold harper harris harrison harry harrypotter harvard harvest harvey hassan hastings havana havefun hawaii
  hawaiian hawk hawkeye hawkeyes hayabusa hayden hayley head health heart hearts heat heater heather heaven heckfy hector hedgehog heidi heineken
  heinrich helen helena helene hell hellboy hellfire hello helloo hellos hellyeah helmet help helpme hemi hendrix heng henry hentai herbert herbie
  hercules here heritage herman hermes heroes hershey hesoyam hewlett heynow hidden higgins high highbury highheel highland highlander highway
  hilary hill hillary hilton hiphop hippie history hitachi hithere hitler hitman hjccbz hjvfirf hobbes hobbit hockey hokies holden hole holiday
  holidays holland hollie hollow holly hollywoo hollywood holmes holyshit home homeboy homer homerj homers homerun honda hondas honey hong hongkong
  honolulu hookem hooker hookup hooligan hooper hoosier hoosiers hooter hooters hootie hoover hope hopeful hopeless hopkins hopper horace horizon
  horndog hornet hornets horney horny horse horses hotbox hotboy hotdog hotone hotpussy hotred hotrod hotsex hotshot hotstuff hottie hotties
  hounddog house houses houston hover howard howdy huai huang hubert hudson hughes hummer hungry hunt hunter hunting hurley hurrican hurricane
  husker huskers huskies hustler hyperion iamgod ibanez ibub iceberg icecream icehouse iceman idiot idontkno idontknow idunno iforgot igor iguana
  ihateyou illini illinois illusion iloveme ilovesex iloveu iloveyo iloveyou imagine imation immortal impact impala imperial incubus india indian
  indiana indians indigo infantry inferno infiniti infinity ingrid insane insanity insert inside insomnia inspiron install integra intel internet
  intrepid intruder inuyasha iomega ipswich ireland irina irinka irish irishka irishman ironman isaac isabel isabell isabella isabelle isaiah iscool
  island islander israel istanbul italia italian itsme ivan ivanov ivanova iverson iwantu jabroni jack jackal jackass jackie jackjack jackoff
  jackpot jackson jacob jacobs jacques jade jagger jaguar jake jakejake jamaica james jamesbon jamesbond jameson jamie jammer jammin jane janet
  janice janine january japan japanese jared jarhead jarvis jasmin jasmine jason jasper java javier jaybird jayden jayeeuz jayhawk jayhawks jayson
  jazz jazzman jean jeanette jeanne jedi jeep jeff jefferso jeffery jeffrey jelly jellybea jenkins jenn jenna jennie jennife jennifer jenny jensen
  jeremiah jeremy jericho jerkoff jermaine jerome jerry jersey jess jesse jessic jessica jessie jester jesus jethro jets jetski jewels jezebel jiang
  jiao jiggaman jill jillian jimbo jimbob jimmie jimmy jing jingle jiong jktymrf joanna joanne jockey joebob joejoe joel joey johann johanna
  johannes john johnboy johndeer johnjohn johnny johnson joker jokers jonathan jones jonny jorda jordan jose joseph josephin josh joshua journey
  jrcfyf jsbach juan juanita jubilee judith judy juggalo juice juicy julia julian julie julien juliet juliette julius july jump jumper june junebug
  jungle junior junkie jupiter justafun justame justdoit justice justin justine justme justus juventus kahuna kaiser kaitlyn kakashka kaktus kalina
  kamikaze kamila kang kangaroo kansas karate karen karin karina karma karolina kashmir kasper katana katarina kate katerina katherin katherine
  kathleen kathryn kathy katie katrin katrina kawasaki kayla kaylee kazantip kcjwxsn keegan keenan keeper keith keller kelley kellie kelly kelsey
  kelvin kendall kendra keng kennedy kenneth kenny kenshin kent kentucky kenwood kenworth kermit kerstin kevin keyboard keystone keywest kfhbcf khan
  kickass kicker kidrock kids kieran kill killbill kille killer killers killjoy killkill killme kilroy kimber kimberly kimmie kinder king kingdom
  kingfish kingkong kingpin kings kingston kinky kipper kirby kirill kirk kirsten kirsty kiss kisses kissing kisskiss kissme kissmyass kitchen
  kitkat kitten kittens kitty kittycat kittykat kjkszpj kjrjvjnbd klaster kleopatra klingon knickers knicks knight knights knockers knopka kodiak
  kolobok komodo kong konstantin kool korn koroleva koshka kosmos kostya kotaku kotenok kramer krasotka kris krishna krissy krista kristen kristi
  kristin kristina kristine kristy krusty krypton krystal ktyjxrf kuai kuang kume kungfu kyle labrador labtec lacrosse ladies lady ladybug laguna
  lakers lakota lambert lamer lamont lance lancelot lancer landon lane lang lansing lantern laptop larisa larissa larry laser lassie lasvega
  lasvegas latin latina latinas latino laura laurel lauren laurence laurent laurie lawrence lawyer lazarus leader leanne leather leavemealone ledzep
  legacy legend legion legolas lemon lemonade lemons lena leng lennon lenny leon leonard leonardo leonid leopard leroy lesbian lesbians lesley
  leslie lespaul lestat lester letmein letsgo letter lewis lexmark lexus liang liao liberty library lick licker licking lickit lickme life lifehack
  lifetime light lighter lightnin lightning lights lilian lilith lillian lilly lincoln linda lindros lindsay lindsey lineage ling lion lionel
  lionking lions lips lipstick liquid lisa lisalisa lithium little live liverpoo liverpool living lizard lizzie loaded lobster loco logan logitech
  lokomotiv lola lolipop lolita lollipop lollol lollypop london lonely lonestar lonewolf long longbow longdong longhorn longjohn look looker looking
  looney looser lopez lord lorena lorenzo lori lorraine loser losers lost lottie lotus loud louie louis louise loulou love lovebug loveit loveless
  lovelife lovelove lovely loveme lover loverboy lovers lovesex loveyou loving lowell lowrider ltybcrf luan luca lucas lucifer lucille lucky
  luckydog lucy ludmila ludwig luis luke lumber lust luther lvbnhbq lynn macbeth macdaddy machine mack macross madcat madden maddie maddog madeline
  madina madison madman madmax madness madonna madrid maestro magazine magelan maggi maggie maggot magic magical magician magick magicman magnet
  magnolia magnum magnus magpie maiden mail mailcreated mailman majestic major makaveli maksim maksimka malachi malaka malcolm malibu malina mallard
  mallory malone mama mamapapa manager manchest manchester mancity mandarin mandingo mandy mang mango maniac manila mankind manning manolo manowar
  manson mantis manuel manuela manutd maradona marathon marble marc marcel marcello march marcia marco marcos marcus margaret margarita margie mari
  maria mariah marian mariana marianna marianne marie marika marilyn marin marina marine mariners marines marino mario marion mariposa marisa
  marissa marius marjorie mark marker market markiz markus marlboro marlene marley marlin marlon married mars marseille marsha marshall martha marti
  martin martina martine martinez martini marty marvel marvin mary maryann maryjane maryland masamune mason massage massimo massive maste master
  masters matador mathew matilda matrix matt matteo matthew matthews matthias mattie mature maureen maurice maverick maxell maxim maxima maxime
  maximum maximus maxine maxmax maxwell maxx maxxxx mayday mayhem maynard mazafaka mazda mazdarx mckenzie mclaren mdosbs meagan meat meatball
  meathead meatloaf mechanic media medic medical medicine medion medusa megadeth megaman megan megapass megatron meghan meister melanie melinda
  melissa mellon mellow melody melvin member memorex memory memphis menace meng meowmeow mephisto mercedes mercury meredith meridian merlin merlot
  mermaid mersedes messiah metal metallic metallica method mets mexican mexico miami mian miao michae michael michaela michaels micheal michel
  michele michell michelle michigan mick mickey micro microlab micron microphone microsof microsoft midget midnight midway mighty miguel mihail mike
  mikemike mikey milan milana milano mildred milena miles military milk milkman miller millie million millions millwall milo milton mine minecraft
  minerva ming minime minnie miracle mirage miranda miriam mirror misery misfit misfits misha mishka mission missouri missy mister mistress misty
  mitch mitchell mittens mobile mobydick model models modena mohamed mohammed mojo mollie molly mollydog moloko molson mommy momoney monaco monalisa
  monarch monday mondeo money moneyman moneys mongoose monica monika monique monitor monke monkey monkeybo monkeys monopoly monroe monster monsters
  montana monte montgom montreal monty moocow mookie moomoo moon moonbeam moondog moonlight moore moose mordor more moreno morgan moritz morning
  morpheus morris morrison mortal mortgage mortimer moscow moses moskva mother motherfucker motherlode motion motley motorola mountain mouse mouth
  movie movies mozart mudvayne muffin mulder mullet multiplelo munchkin muppet murder murphy murray musashi muscle muscles mushroom music musica
  musicman mustafa mustang mustangs mustard mybaby mydick mygirl mykids mylife mylove myname mypass mypassword myself mystery mystic nadine naked
  namaste nancy nang nanook napass napoleon napoli napster naruto nascar nasty nastya natali natalia natalie natasha nathalie nathan nation national
  natural nature naughty nautilus nccitoia nccitoid nccitoie nebraska nellie nelson nemesis neng neptune netscape network nevada never nevermind
  newbie newcastl newcastle newlife newman newpass newport news newton newyork nextel nfnmzyf nfytxrf nguyen niang niao nice niceass niceguy
  nicholas nichole nick nickel nicol nicola nicolas nicole nigga nigger night nightmare nights nike nikita nikitos nikki nikola nikolay nimbus
  nimrod nina niners ning ninja ninjas nintendo nipper nipple nipples nirvana nissan nitram nitro nobody noelle nofear nokia nolimit nomore none
  nong noodle noodles nookie nopass normal norman north northern norton norway norwich nostromo nothing nova novell november ntktajy nuan nude nudes
  nudist nugget nuggets number nurses nutmeg nuts nutter nuttertools nwoalife nygiants nyjets nylons nymets oakland oakley oasis oatmeal obelix
  obiwan oblivion ocean oceans october odessa office officer ohshit ohyeah oicu oilers oklahoma oksana oldman oleg olesya olga oliver olivia olivier
  omega onelove onetime onetwo online onlyme open openup operator optimus oracle orange oranges orchid oregon orgasm orient original orioles orion
  orlando oscar osiris othello otto outkast outlaw over overkill overlord oxford ozzy pablo pacers pacific packard packer packers pacman paddle
  padres paint paintbal paintball painter pakistan palace paladin pallmall palmer palmtree paloma pamela panama panasoni panasonic pancho panda
  pandora pang pantera panther panthers panties pants pantyhos panzer paolo paper paradigm paradise paradox paranoid paris park parker parola parrot
  partner party pasadena pascal pass passat passes passion passme passpass passport passwd passwor password passwords passwort pasword patches
  patience patric patrice patricia patrick patriot patriots patton patty paul paula paulie paulina pauline pavel pavilion pavlov payton pdtplf peace
  peach peaches peacock peanut peanuts pearl pearljam pebbles pecker pedro peekaboo peewee pegasus pelican pencil penelope peng penguin penguins
  penis penny penthous pentium people pepito pepper pepsi perfect persik person personal pervert pete peter peterpan peters peterson petra petrov
  peugeot peyton phantom pharmacy pheonix phil philip philippe philips phillies phillip phillips philly phish phoebe phoeni phoenix phone photo
  photos phpbb physics pian piano pianoman piao piazza picard picasso piccolo pickle pickles pickup pics picture picturs pierce pierre pigeon piggy
  piglet pikachu pillow pilot pimp pimpin pinball pineappl pineapple ping pingpong pinhead pink pinkfloy pinkfloyd pinky pioneer pipeline piper
  pippen pippin pippo piramida pirate pirates pisces pissing pissoff pistol pistons pitbull pixies pizza pizzas placebo planet plasma plastic
  platinum platypus play playboy player players playing playstat playstation playtime please pleasure plumber pluto plymouth pobeda pocket poetry
  poison pokemon poker poland polaris police polina polly polniypizdec polo polopolo polska pompey poncho pontiac pony poochie poodle pooh poohbear
  pookie pool poontang poop pooper poopie poopoo pooppoop poopy pooter popcorn popeye popper poppy porkchop porn porno pornos pornporn pornstar
  porsche porter portland portugal poseidon positive possum postal postman potato pothead potter powder powell power powers praise prayer preacher
  precious predator prelude premier premium presario presiden president presley presto preston pretty primus prince princes princess pringles
  printer prissy private privet prodigy profit program project promise property prophet prowler proxy psycho public puddin pudding puffin puffy
  pulsar pumpkin pumpkins punisher punk punkin punkrock puppet puppies puppy pupsik purdue purple puss pussey pussie pussies pussy pussycat pussyman
  pussys putter pyramid python qaws qawsed qawsedrf qawseed qazqaz qazws qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazwsxeedc qazxsw qazxswedc qazzaq
  qiang qiao qing qiong qiqq qiwe qiweer qiweerat qiweeratsy qqqqq quality quan quantum quartz quasar quattro queen queenie queens quentin quest
  question quincy qwas qwaszx qweaer qweasd qweasdzxc qwee qweear qweearst qweearsty qweieqwe qweqwe qwer qwerasdf qwert qwerty qwertyu qwertyui
  qwertyuio qwertyuiop qwiqw rabbit rabota race racecar racer racerx rachael rachel racing radical radio radiohea radiohead rafael ragnarok raider
  raiders railroad rain rainbow rainman raistlin ralph rambler rambo ramirez rammstein ramona ramones rampage ramrod ramses ramsey rancid randall
  random randy rang ranger rangers raptor raquel rascal rasdzv rasputin rasta rastaman raven ravens raymond razor razz rbhbkk rctybz rdcepo reader
  reading ready reagan reality really realmadrid reaper rebecca rebel rebels reckless record records recovery redalert redbaron redbird redbull
  reddevil reddog reddwarf redeye redfish redfox redhead redhot redline redman redneck redrose redrum reds redskins redsox redwing redwings redwood
  reebok reefer reflex reggie regina register reilly reload remember remote renata renault renee renegade reng report reptile rereirf rescue
  research resident respect retard retired revenge review revolver reynolds rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf rhiannon rhino rhjrjlbk
  rhonda rhtdtlrj ricardo rich richard richards richie richmond rick ricky rider rightnow riley ripken ripley ripper ripple river rivera rivers
  rjhjktdf rjirfrgbde rjntyjr rjycnfynby roadkill roadking roadrunn roadster robbie rober robert roberta roberto roberts robin robinson robot
  robotech robotics rochelle rock rocker rocket rockets rockford rockhard rockies rockon rocks rockstar rocky rodman rodney roger rogers roland
  roller rolling rollins rolltide roman romance romano romans romashka romeo romero rommel ronald ronaldo rong ronnie rookie rooney rooster rootbeer
  roscoe rose rosebud rosemary rosie ross rotten route rover rovers roxanne royal royals rtyuehe ruan rubber rubble ruby rudy rufus rugby rules
  rulez rulezzz runescape runner running rupert rush ruslan russell russia russian rustam rusty ryan sabbath sabina sabine sabres sabrina sacred
  sadie safari safety sahara sailboat sailing sailor saint saints sairam saiyan sakura salamander salasana saleen sally salmon salome salomon
  salsero salvador samantha samara samiam sammie sammy sampson samson samsun samsung samtron samuel samurai sanchez sancho sander sanders sandiego
  sandman sandra sandrine sandro sandwich sandy sanfran sang sanity santa santafe santana santiago santos sapper sapphire sara sarah saratoga sascha
  sasha sassy sasuke satan satana saturday saturn saun sauron sausage sausages savage savanna savannah sayang scania scanner scarface scarlet
  scarlett schalke schmidt school science scooby scoobydo scoobydoo scooter score scorpio scorpion scotch scotland scott scottie scotty scout
  scrabble scrappy scratch scream screen script scruffy scuba scully seabee seadoo seagull seahawks seamus sean searay search season seattle
  sebastia sebastian second secret secrets secure security seeker seeking seinfeld sekret select selena seminole semperfi senator senators seng
  senior sensei sentinel septembe september serega serena serenity sergeant sergei sergey sergi sergio sersolution server service services sesame
  seven severin sexame sexsex sexual sexx sexxxx sexxxy sexy sexyboy sexygirl sexyman sexysexy shado shadow shadows shaggy shai shalom shaman
  shamrock shan shane shaney shang shanghai shania shanna shannon shanti shao shaolin shark sharks sharky sharon sharp shasta shaved shawn shawna
  shazam shearer sheba sheena shei sheila shelby shell shelley shelly shemale sheng shepherd sheridan sheriff sherlock sherman sherri sherry
  sherwood shibby shiloh shiner shinobi shirley shit shitface shithead shitty shock shocker shogun shooter shopping short shorty shotgun shou showme
  showtime shuai shuang shui shun shuo shutup sidekick sidney siemens sierra sigma silence silent silly silver silverad silvia simba simmons simon
  simona simone simple simpson simpsons sims sinatra sinbad sinclair singer single sinister sinned sinner sirius sissy sister sisters site sithlord
  sixers skate skater skeeter skidoo skiing skinner skinny skipper skippy skittles skorpion skydive skyhawk skylar skyler skyline skywalke skywalker
  slacker slamdunk slapper slappy slapshot slater slave slavik slayer sleeper sleepy slick slider slim slinky slipknot slippery slowhand sluggo slut
  sluts slutty small smart smashing smeghead smegma smelly smile smiles smiley smirnoff smith smiths smitty smoke smoker smokes smokey smokie smokin
  smoking smooth smudge smut snake snakes snapon snapper snapple snappy snatch sneakers sneaky snickers sniper snooker snoop snoopdog snoopy snow
  snowball snowboar snowboard snowflak snowman snuffy snuggles sobaka soccer socrates softail softball software sojdlgiealjg soldier soleil solitude
  solnce solo solomon solution some someone somethin something sommer sonata song sonia sonic sonics sonny sonoma sony sonyericsson sooner sooners
  sophi sophia sophie soprano sosoiealjg soulmate sound south southern southpar southpark sowhat space spaceman spam spanish spank spanking spankme
  spanks spanky sparkle sparks sparky sparrow sparta spartak spartan spartans spawn speaker spears special specialk spectre spectrum speed speedo
  speedy spencer sphinx spice spider spiderma spiderman spidey spike spiker spikes spikey spinner spirit spitfire splash splinter spock sponge
  spongebo spongebob spooky spoon sport sporting sports sporty spotty spread spring springer sprint sprinter sprite spunky spurs sputnik spyder
  squall squash squeeze squirrel squirt srinivas stacey stacy stalin stalker stallion standard stanford stanislav stanley staples star starbuck
  starcraf starcraft stardust starfire starfish stargate starligh starman stars starship starstar start starter startrek starwars stasik state
  static station stealth steam steel steele steeler steelers stefan stefanie stefano steffi stella stepan steph stephan stephani stephanie stephen
  stereo sterlin sterling steve steven stevens stevie stewart stick sticks sticky stiffy stimpy sting stinger stingray stinker stinky stocking
  stocks stolen stone stonecol stonecold stoned stoner stones stoney stop store stories storm stormy straight strange stranger stratus strawberry
  street strength stress stretch strider strike striker string strip stripper stroke stroker strong stuart stubby stud student studio studly stuff
  stumpy stunner stupid stylus suan subaru sublime submit subway subzero success suck sucker suckers sucking suckit suckme sucks sugar suicide
  sullivan sultan summer summit sundance sunday sundevil sunfire sunflowe sunflower sunny sunnyday sunrise sunset sunshin sunshine super superb
  superfly superma superman supersta superstar support supreme surf surfer surfing survivor susan susana susanne sushi sutton suzanne suzuki sveta
  svetik svetlana svoboda swallow sweden sweet sweetie sweetnes sweetpea sweets sweety swimmer swimming swinger swingers switch sword swordfis
  swordfish swords sydney sylvia syncmaster syracuse system syzygy tabitha taco tacobell tacoma talisman talon tamara tammy tang tango tank tanker
  tanner tanya tara tardis target tarheel tarheels tarzan tasha tasty tatarin tatiana tattoo tatyana taurus taxman taylor tazman tazmania tbone
  tdutybq tdutybz teacher team tech technics techno teddy teddybea teddybear teen teenage teens tekken telefon telephon temp tempest templar temple
  temppass teng tennis tequila teresa terminal terminat terminator terrapin terror terry test tester testing testpass testtest texas thailand
  thanatos thanks thankyou theater theatre theboss thecat thecrow thedog thedoors thedude theend thegame thegreat thekid theking thelma theman
  theodore theone there theresa therock thesims thing thirteen thisisit thoma thomas thompson thong thongs thor three threesom throat thuglife
  thumbs thumper thunder thunderb thursday tian tiao tiberius tiburon ticket tickle tiffany tiger tigers tigge tigger tight tights timber time timmy
  timothy tina ting tinker tinkerbe tinkerbell tinman tintin tiny tipper titan titanic titanium titans titleist tits titten titties titty tkbpfdtnf
  toaster tobias toby today todd toejam toffee together tokiohotel toledo tolkien tomato tomcat tommie tommy tommyboy tomorrow tomtom tong tongue
  tonight tony tool toolman toon tootie tootsie topcat topdog topgun topher topper torino tornado toronto torpedo torres toshiba tottenha tottenham
  towers toyota tracey tracker tractor tracy trader traffic train trainer training trains trance tranny transam transit translator trapper travel
  traveler travis treasure trebor tree trevor trfnthbyf trial triangle tricia tricky trident trigger trinidad trinity triple tripod tripper trisha
  tristan triton triumph trixie trojan trojans troll trombone trooper tropical trouble trout troy truck trucker trucks truelove truman trumpet
  trunks trust trustno tsunami tuan tucker tuesday tulips tunafish tundra tuning turbo turkey turner turtle tweety twenty twilight twinkle twins
  twisted twister tyler typhoon tyrone tyson ufkbyf ugdshipj ultima ultimate ultra umbrella umpire undead underdog underground undertak undertaker
  unicorn unique united universal universe unknown unreal upyours uranus ursula usarmy user username usmc usnavy usuckballz utopia vacation vader
  vadim vagina valencia valentin valentina valentine valera valeri valeria valerie valhalla valkyrie valley vampire vampires vanessa vanguard
  vanhalen vanilla varvara vasilisa vector vectra vedder vegas vegeta velvet venera venice ventura venus vera verbatim veritas verizon vermont
  vernon verona veronica veronika versace vertigo vette vfczyz vfhbyf vfhecz vfhufhbnf vfibyf vfitymrf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf
  vfvjxrf viagra vickie victor victoria victory video vietnam viewsoni viewsonic viking vikings viktor viktoria viktoriya villa village vincent
  vinnie vintage violet violetta violin viper vipers virgil virgin virginia virtual visa vision visual vitalik vivian vjcrdf vkontakte vladik
  vladimir vladislav volcom volkswag volley volume volvo voodoo vortex voyager voyeur vsegda vsjasnel vulcan waffle wagner walker wallace walleye
  wally walmart walnut walrus walter wanderer wang wanker wanted wapbbs warcraft wareagle warhammer warlock warlord warner warning warren warrior
  warriors warthog wasabi washburn washingt washington wasser wassup wasted watch watcher water waterloo waters watson wayne weasel weather weaver
  webber webhompas webmaste webmaster webster wedding weed weezer weird welcom welcome welder wendy weng werder werewolf werner wesley west western
  westham weston westside westwood wetpussy wgbeewjf what whatever whatsup wheels whiskers whiskey whisky whisper white whiteout whitesox whitey
  whitney whocares whore whynot wibble wicked wifey wilbur wild wildbill wildcard wildcat wildcats wildfire wildman will willia william williams
  willie willis willow willy wilson windmill window windows windsor windsurf wingman wings winner winners winnie winston winter wireless wisdom
  wishbone wizard wolf wolfgang wolfie wolfman wolfpack wolverin wolverine wolves woman wombat women wonder wood woodie woodland woody woofer
  woofwoof woohoo wookie word wordpass work working world wraith wrangler wrench wrestle wrestlin wrestling wright wrinkle writer wutang xanadu
  xander xavier xbox xerxes xfiles xiang xiao xing xiong xtreme xuan xxxpass xzkgbw yamaha yang yankee yankees ybrbnf ybrjkfq yeah yeahbaby yellow
  yfcntymrf yfnfif yfnfkb yfnfkmz ying yjdsqgfhjkm yoda yogibear yolanda yomama yong yosemite young yourmom yousuck yuan yugioh yummy yvette yvonne
  yzerman zachary zalupa zander zang zanzibar zaphod zappa zaqiwsx zaqixsw zaqwsx zaqxsw zaqxswcde zaraza zebra zeng zenith zephyr zeppelin zero
  zerocool zeus zhai zhang zhao zhei zheng zhjckfd zhong zhou zhuai zhuang zhui zhun zhuo zidane ziggy zigzag zildjian zipper zippy zixc zixcev
  zodiac zombie zong zorro zuan zvezda zxasqw zxcasd zxcasdqwe zxcv zxcvbn zxcvbnm zxec zxecav zzzxxx
`;

/** The words that guessers try first, with every ending. */
export const guessedWords: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
