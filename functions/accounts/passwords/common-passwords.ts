/**
 * Those of the 10,000 commonest passwords that have eight characters or more; shorter ones are refused anyway. In alphabetical order; each word
 * begins with how many characters it shares with the one before, in base 36. From the list of zxcvbn (MIT), @zxcvbn-ts/language-common 4.1.3.
 */
const words = `
00.0.0.000 11011900 610 660 670 71 72 73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 690 71 72 73 74 75
79 42000 71 610 71 320304 41985 77 78 79 690 72 331980 71 73 74 75 76 78 79 341980 73 75 77 78 79 690 72 73
351980 75 76 77 78 79 690 361983 76 77 78 690 72 371984 76 77 78 690 381985 79 690 72 391985 77 78 79 692
2101987 321986 77 78 690 292837465 12011971 75 76 77 79 680 71 72 73 74 75 76 77 78 79 690 321971 73 76 77 78
79 680 71 72 73 74 75 76 77 78 79 690 71 331970 73 74 75 77 78 79 680 71 72 73 74 75 76 77 78 79 690 71 341972
73 74 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79 351970 72 73 75 76 77 78 79 680 71 72 73 74 75 76 77 78 79
690 361971 72 74 76 77 78 79 680 71 72 73 74 75 76 77 78 79 690 371971 75 76 77 78 79 680 71 72 73 74 75 76 77
78 79 381970 73 74 76 77 79 680 71 72 73 74 75 76 77 78 79 391971 73 75 76 77 78 680 71 72 73 74 75 76 77 78
79 2101973 76 77 78 79 680 71 73 74 75 76 77 78 79 311987 13011987 691 321986 331984 76 77 78 690 71 72 73
341980 73 74 76 77 79 691 351986 77 78 361984 75 76 77 78 371985 76 77 381989 42006 391983 78 2101985 691
311987 321986 14021985 690 331991 341983 75 76 77 78 690 71 351985 77 78 361984 76 77 690 71 371986 77 78
381987 391986 2111988 691 15011987 321987 78 331987 690 71 341985 76 351985 76 77 79 690 71 361983 76 78 79
690 371984 75 78 381986 78 692 391987 78 2101984 311986 321988 690 16011982 78 321986 77 79 331983 76 692
341984 77 78 351986 77 361981 75 76 77 78 690 371983 74 381986 77 78 391989 2101989 17021980 77 691 331989
341987 78 79 351987 690 361988 371977 682 74 75 77 78 79 690 381984 76 77 391982 78 690 2101984 77 18011986
321989 690 331985 76 77 341985 76 351987 79 690 361986 77 371985 76 77 78 381986 78 79 690 2101986 311983 74
321986 77 19011990 321988 79 331987 78 341985 76 77 351945 684 76 77 690 381985 78 391986 78 2101985 311987
010011980 73 76 78 79 690 72 321983 76 77 78 331980 77 78 79 690 71 73 341983 74 76 77 79 690 71 351986 77 78
690 361984 75 76 77 79 371983 75 76 77 78 79 690 381983 75 77 79 690 71 391984 75 76 2101980 75 76 77 78 79
690 71 311986 79 321985 76 77 2203040 393847 856 11011987 79 690 71 321984 75 77 78 690 331983 76 78 341985 76
77 690 71 351984 76 77 78 79 690 361984 75 76 77 78 79 691 371985 76 77 78 79 381986 77 78 79 690 391984 75 76
79 690 2101986 311111 5986 77 691 42222 4qqqq 321985 76 77 690 422333 2221122 43344 855 335813 821 12011985 77
79 321984 75 78 690 71 331985 76 77 78 690 341986 77 78 690 71 351985 76 77 78 79 690 361980 76 77 78 371982
74 77 78 79 690 71 72 381983 74 75 76 77 78 690 73 391986 78 690 71 2101984 75 76 78 79 690 311984 75 690 71
321982 74 75 76 77 78 79 690 71 331213 5415 2211221 2301230 312312 32323q 3321123 344321 4509876 54321 554321
56123 6654321 678 89 90 aa aq 91 a0 99 9a 9d 9m 9q awe 9r 9s 9z 8a 8q 79 7a 7q 6aa 7s 6qqq 7w 8e 9rty 6ru 5abc
5qaz 6we 8r 9t ay 48765 4abcd 5sdf 4qwer 4rewq 4zxcv 365478 89 49874 85 3789456 3qq123 4we123 6asd 9zxc 6rt 8y
2qw12qw 434er 4aszx 13011987 78 321984 75 77 690 71 331986 77 79 691 341987 78 79 351986 77 690 361985 76 77
690 71 371982 74 75 77 79 690 71 381985 76 77 391984 76 77 78 2101982 77 78 692 311984 690 321983 75 79
2243546 24679852 25792468 90 58642 14011986 77 78 79 321983 75 76 77 79 690 71 331986 78 79 690 341986 77 78
691 72 351983 76 77 690 361988 691 371986 77 78 381985 78 690 391987 78 79 690 2101983 76 77 78 691 311986 77
321989 2725836 89 385236 89 49632 85 2881488 15011983 75 76 77 78 690 321983 75 76 690 71 331986 77 78 79 690
71 341987 78 351981 75 76 77 79 690 71 72 361984 75 78 371983 75 76 77 78 690 381980 76 78 79 690 71 391985 77
78 79 2101986 691 311984 76 78 79 321983 75 77 2426378 16011985 76 77 79 691 321987 78 79 690 331986 78 690
341985 76 78 351985 76 77 78 79 690 361985 76 77 78 690 371987 691 381986 391987 78 690 2101986 77 311982 79
690 321986 77 691 17011987 690 321985 76 77 79 331987 692 341985 76 77 691 351983 77 78 79 690 361986 77 78 79
691 371985 76 77 79 690 381990 391985 77 2101986 77 311985 77 78 321985 76 77 18011984 75 76 77 78 321984 76
77 78 692 331986 78 691 341986 690 71 351987 78 79 690 361985 76 77 690 71 371986 79 690 381988 391984 75 76
77 2101985 77 79 311983 76 77 321812 5983 74 75 77 690 2436572 19011985 76 77 79 321985 690 71 331985 77
341985 76 351983 76 77 361985 77 690 71 72 371983 76 78 79 690 381986 77 391983 76 78 690 2101986 77 690
311985 76 77 321988 79 2283746 85 2411945 1a2b3c4d 3s3d4f 1michael 3llion 1passwor 1q2w3e4r 85 9t a6y 2a2ws3ed
3z2wsx 83edc 4xsw2 83edc 4zaq1 2w23er4 1x2zkg8w 1z2x3c4v 020011983 77 78 79 321985 76 78 690 71 331985 76 77
78 690 71 72 341985 76 78 690 351983 74 75 76 77 78 79 361980 73 74 76 77 78 690 71 371984 76 78 381986 690 71
391986 78 691 2101986 77 78 311986 77 321986 78 79 11011985 78 79 690 71 321985 76 77 78 79 690 331984 75 76
77 78 690 341985 76 77 690 71 72 351986 78 690 71 361985 76 78 79 371987 79 690 72 381985 77 690 391987 79 690
2101983 76 77 78 79 311983 75 76 79 690 321985 76 77 78 79 42112 12011985 76 78 692 321985 76 78 79 690 331984
76 77 691 341985 76 77 78 691 351986 77 78 79 690 71 361941 684 75 77 78 79 690 71 371983 74 75 76 77 78 79
690 71 72 381983 76 77 691 391984 75 76 77 78 690 71 2111985 78 321983 76 77 79 2446688 13011985 690 321983 74
75 76 78 79 691 72 331983 76 77 690 341986 77 78 691 351983 74 75 76 77 690 71 361985 77 78 79 690 72 371985
76 391982 75 76 77 79 691 2101987 311986 77 79 321986 2skidoo 14011985 77 690 321985 78 691 331987 78 690
341984 75 76 78 690 351989 690 361984 75 76 77 78 692 371987 690 71 72 381988 690 391986 691 2101984 76 78 79
690 71 311987 79 690 321986 77 78 79 15011985 76 690 73 321985 76 78 331983 74 77 691 341985 77 78 691 351980
75 77 78 79 361985 76 77 371983 75 77 690 381985 76 77 78 79 391987 79 690 71 72 2101988 79 311987 691 321985
77 2800852 42580 16011986 690 321987 692 331984 76 77 78 690 71 341983 76 78 691 351986 78 690 361985 76 77 79
691 371984 76 77 79 381986 391986 2101986 77 311984 75 321987 79 17011988 321990 71 72 331986 77 79 692 341985
690 351987 361983 75 78 690 371987 78 381986 690 391983 75 691 2101987 79 311985 79 690 18011987 78 321983 75
76 79 690 72 331982 341987 78 692 351985 76 77 78 690 361986 78 371984 75 76 77 381986 690 2101986 321984 79
19011982 75 77 331982 78 690 341985 77 78 79 351985 77 79 690 72 361985 76 78 79 690 371983 75 76 381982 75 77
690 391987 2111987 78 79 321984 77 78 030011985 76 77 690 331986 78 692 341985 76 77 691 351985 76 77 78 79
361983 75 77 78 79 371986 692 381984 391989 2101987 78 311987 321985 76 77 78 11011985 77 690 331987 78 351982
75 76 77 691 73 371990 381989 2101987 691 321985 76 77 78 690 2415926 121654987 169258147 044332211 15m2do5bs
1815162342 050spanks 11505150 1wr2i7h8 066613666 19camaro 073501505 14108520 3852963 1777777a 18945612 83 90
3654123 1ugd5hip2j 08j4ye3uz 09293709b13 163852741 187456321 0a1234567 88 99 2b2c3d4 2s2d3f4 1a123456 2aa1111
2rdvark 1bc12345 3d1234 4efg1 2erdeen 2normal 2racadabra 4kadabra 2solute 8ly 1capulco 2cess14 2hilles 2idburn
1delaide 2gjmptw 2renalin 3ienne 1gent007 1irborne 3craft 3force 3plane 1lbatros 2catraz 2ejandr 8o 3ksandr 9a
3ssandro 3xalex 5nde 8r 91 7r 8a 8e 2leycat 3iance 4son1 2mighty 2pha123 5bet 2terego 1mateurs 2brosia 2erica1
7n 3thyst 2sterda 8m 1naconda 3stasi 8a 8ya 2dersen 6on 3romed 8a 3yod22 2gel123 5ica 6ka 6na 2hyeuem 2naanna
4bell 3marie 2onymous 2telope 3hony1 3onina 2ything 1olsucks 1pollo11 73 2ple123 5pie 1quarius 1rchange
2gentin 8a 2kansas 2magedon 3stron 2senal1 1sdasd123 3f1234 4asdf 4fdsa 4g123 5h01 6jk 8l 4zxcv 3qwe123
2hleigh 2pirine 2sassin 3hole1 7s 1tlantic 7s 2titude 1uckland 2gustus 2stin31 4rali 8a 1valanch 2iation
1wesome1 1zertyui 8op 2sxdcfv 0babybaby 5ear 5lue 4cake 4doll 4face 4girl 4lon5 6ve 2ckbone 4door 2lloons
4sack 3timor 2ngbang 2racuda 3bados 3celon 8a 3efeet 5oot 3itone 3selona 2seball 81 3ketba 8ll 3tards 1cfields
1earbear 4cats 3tles1 4rice 3utifu 8l 2efcake 3rbeer 3thove 2ndover 3essere 3jamin 2rgkamp 3keley 2ttyboo
1igballs 4lock 4oobs 6ty 3daddy 4icks 3money 3poppa 3truck 2llabon 4bill 4ybob 7y 2nladen 2rthday 2smarck
4illah 2tchass 1lackbir 8d 5cat 5dog 5haw 5jac 8k 5lab 5man 5out 3hblah 2essing 2ink182 3zzard 2owfish 2ue1234
4ball 5ell 6rr 5ird 5lue 4eyes 4fish 4jays 4moon 4sman 1obafett 3dylan 3marley 2llocks 2nehead 2okworm 3mboom
2rabora 3deaux 3ussia 1radford 4ley1 3ndon1 2ewster 2ighton 4itte 3ttany 5ney 2oadway 3ncos1 3oklyn 3thers
3wning 2ucelee 1ubba123 4les1 2ckeyes 4shot 2dapest 3dy123 5boy 3light 3weise 8r 2ffalo1 2ilding 2lldog1 7s
4frog 4seye 5hit 2nghole 2siness 3ter12 2ttercu 8p 6fl 8y 4fuck 4head 5ole 1ynthytn 0cabernet 2dillac 2liente
4forn 8ia 4gula 4mero 3laway 4isto 2maross 3biami 4ridg 3eltoe 4ron1 3pbell 2nadian 3dyass 5man 3nabis 4ibal
3tona7 2petown 3itals 3ricor 8n 3slock 3tain1 2rdinal 8s 3ebear 3lisle 5tos 3nival 3olina 7e 3pedie 5nte
3tman1 4oons 2sanova 3hflow 4mone 8y 3sandr 8a 3tillo 2talina 3herin 8e 3woman 2valier 1br900rr 1dtnkfyf
1elebrity 2rberus 1fitymrf 1hainsaw 3lleng 3mbers 4pion 3ndler 4geme 3rgers 4isma 4lene 6s1 5ie1 72 5ott 8e
5ton 2eckers 3erleaers 3lsea1 3mical 3rokee 4ries 3shire 4ter1 5nut 3velle 4role 8t 3yenne 2icago1 4ken1 7s
3ldren 3pmunk 3quita 2ocolat 8e 3ochoo 3uchou 2ris123 5bln 5tia 8n 7e 7n 8a 8e 6ma 8s 6op 8her 3ysler 2uckles
1innamon 2tation 1jkysirj 1larence 4inet 5ssa 3ssics 3udia1 3ymore 2emente 3opatr 8a 3velan 8d 2ifford 3ppers
3toris 1nfybckfd 1ocacola 3ksuck 8er 2ldbeer 4play 3ombia 4nial 4rado 3trane 3umbia 6us 2manche 3mande 8r 7o
3plete 4uter 81 2ncorde 4rete 3fused 3quest 3stant 4umer 3tract 2olcool 4dude 4hand 4ness 2rleone 3nwall
3vette 2stello 3worth 2urtney 2ventry 2wboys1 1rackers 3wford 3zybab 2eampie 4tion 6ve 5ure 3scent 2icket1
3minal 3stian 6na 2jhgbjy 2omwell 2usader 2ystal1 1ucumber 2stomer 2tiepie 1yclones 2gnusx1 0daisydog 2ngerous
3ielle 3nyboy 2rkange 8l 4lord 4ness 4side 5tar 2ughter 2vid123 5son 2ylight 1brnjhbz 1eadhead 4pool 3th666
2cember 2epthroat 3znuts 7z 2fender 3tones 2laware 3ldell 3piero 2mon666 2rparol 2signer 3tiny1 2vil666 5dog
1fcbkbcf 2ktynby 8f 1iamond1 7s 2ckdick 4head 2etcoke 2gital1 2lbert1 3ligaf 2madima 2ngdong 3osaur 2rector
3tbike 2scover 1kflbckfd 5vbh 1oberman 2dgeram 6s1 2ghouse 3pound 2lemite 3phin1 7s 2minion 6qu 2ntknow
2omsday 2rtmund 2ughboy 2wnload 4town 1ragon12 669 6ba 8ll az 6fl 4ster 2eamcas 5ing 2owssap 2pepper 2ummer1
1thjybrf 1udedude 2keduke 2tchess 1ynamite 0earnhard 3thlink 2stside 4wood 2tmenow 3pussy 1clipse1 1dmonton
1ggplant 1instein 1katerina 1lcamino 2dorado 2ectric 6on 3ments 3onora 3phant 2isabet 3zabet 8h 5veta 1mmanuel
1nforcer 2gineer 3land1 2ternow 5pri 8se 3rance 1rection 2icsson 1scalade 2presso 2trella 1ternity 1vangelion
2erlast 2olutio 8n 1xcalibu 8r 3hange 2perienced 3lorer 0f00tball 1abulous 2cebook 2irlane 3thful 2ndango
3tasia 4omas 2rscape 2stball 2vorite 86 1earless 3thers 2bruary 2derico 2elgood 2llatio 2rguson 3nando 3rari1
2stival 1gtkmcby 1idelity 2reball 5ird 5lad 4figh 6re 4wall 2shbone 4erman 4fish 4head 4ing1 1kbyjxrf 2trcfylh
9f 1lamengo 4ingo 2etcher 3xible 2ipflop 4per1 2orence 4ida1 3under 2vbybcnhfnjh 2yers88 1ootball 81 2rdf150
3ever1 3getit 3mula1 3saken 3tress 2untain 2xylady 1rancesc 8o 5ine 6sc 5ois 4kie1 5lin 2eckles 3deric 7k
4fred 4rick 3ebird 4dom1 4fall 5ree 4pass 5orn 4style 4user 2iendly 6ster 2ont242 5ier 1uck_inside 4face 5uck
4head 4inside 4me69 4off1 4this 4you1 72 2llmoon 2nction 3stuff 2ssball 2turama 1yfcnfcbz 3njkbq 2utkbyf 5jxtr
0gabriel1 7a 7e 7l 2mecock 5ube 4over 2ndalf1 3gbang 4ster 3nibal 2rfield 3goyle 2teway1 72 3orade 1bhfvblf
1enerals 4sis1 2offrey 2ronimo 3trude 2sperrt 2tmoney 1fhjkm123 6gfhjkm 1hbdtn123 6br 3lehjr 3ywtccf
2hh47hj7649 2jcnbnenrf 5jgfhjkm 6nfr 3uhfvvf 2ostrider 1igabyte 2lligan 2ovanna 7i 2useppe 1ladiato 8r
1n56gn56 1odbless 3fathe 8r 3smack 3zilla 2gators 2ldberg 4eney 8e 4fing 6sh 4star 4wing 3fball 4golf 2nzales
7z 2od123654 4girl 4luck 4time 4year 2rdon24 3geous 2tohell 1raphics 3teful 2eatone 3edisgood 4n123 5bay 5day
3tchen 3ywolf 1sxr1000 1tnhjdbx 1uardian 2illaum 3nness 0hairball 2lflife 3lo123 5wee 8n 2milton 2ndball 4some
4yman 3nibal 2ppiness 4y123 5day 2rdball 4cock 6re 4dick 4rock 4ware 5ood 3rison 4ypotter 2stings 2ttrick
2waii50 6an 3keyes 2yabusa 1eather1 2dgehog 2ineken 4rich 2llfire 4o123 5kitty 4sing 4yeah 3sinki 2rcules
3ewego 3itage 2tfield 1ighbury 4heel 4land 8er 5ife 2llbill 1olidays 3lywoo 8d 3yshit 2memade 4page 4work
2neybee 3gkong 3olulu 2oligan 3siers 2peless 2tgirls 3pussy 3stuff 2unddog 3ston1 1tubcnhfwbz 1umphrey 2rrican
8e 2skers1 1yperion 0icecream 3house 1dontkno 8w 1hateyou 1likepie 2linois 3usion 2ovegod 5pussy 5sex 5you 81
82 1mmortal 2perial 3lants 1nfantry 3initi 7y 3ormation 2nocent 2sanity 3omnia 3piron 2tercourse 5est 5net
3repid 4uder 2uyasha 1reland1 2ishman 2onmaiden 1sabella 7e 2lander 2tanbul 3heman 1taliano 1verson3 0jackass1
4jack 4son1 75 2kejake 2mes007 5123 5bon 8d 2panese 2smine1 2yhawks 1eanette 2epster 2fferso 8n 2llybea 8n
2nnifer 81 2remiah 3maine 2ssica1 3us123 1iggaman 1ohannes 3ncena 4deer 4galt 4john 4son1 2nathan 6on 2rdan23
2sephin 1uliette 2nkmail 2piter1 2rassic 2st4fun 4doit 4ice1 2ventus 0kakashka 2masutra 3ikaze 2ngaroo 2rolina
2tarina 3erina 3herin 8e 4leen 2wasaki 2yleigh 2zantip 1cchiefs 2j9wx5n 1entucky 3worth 2yboard 3stone
1icksass 2llbill 4er12 83 4kill 2mberly 2ngfish 4king 5ong 4ston 2rkland 2sskiss 4myass 2ttycat 5kat 1jrjvjnbd
1leopatra 2ondike 1nickers 2ockers 2uckles 1onstantin 2rdell1 3oleva 1rasotka 2istian 6na 7e 2okodil 0labrador
2crosse 2etitia 2keside 4wood 2lakers 2ncelot 2serjet 3vegas 2urence 2wrence 1eavemealone 2bowski 2edsutd
2ft4dead 2monade 2nochka 2onardo 2sbians 2tmein1 72 3sdoit 1fitymrf 1iberty1 2fehack 4time 2ghting 5nin 8g
2mewire 2neage2 2onking 2pstick 2salisa 2verpoo 8l 91 1jxtymrf 1ockdown 2gitech 2kiloki 3omotiv 2l12345 3lipop
4ypop 2nesome 5tar 4wolf 3gdong 4hair 5orn 4john 2rraine 2ve1234 4less 5ife 5ove 4rboy 5man 2wrider 1uckydog
5one 2nchbox 0macaroni 3daddy 3intos 2dagaskar 3eline 3ison1 2gazine 3ellan 3ician 5man 3nolia 2ilcreated5240
2jestic 2kaveli 3simka 2laysia 3lorca 4rats 2macita 4papa 2nchest 8er 3darin 4ingo 4rake 2radona 4thon 4uder
3cello 4ius2 3garet 6it 8a 3ianna 7e 4juan 8a 4ners 6s1 5o13 4posa 3jorie 3lboro 3riage 3seill 8e 4hall 3tinez
3yjane 4land 2samune 3erati 3h4077 3ter12 6bate 9ing 2tchbox 3thew1 7s 5ias 2verick 2xwell1 2zafaka 3da626
5rx7 1cdonald 2kenzie 1eatball 4head 4loaf 2chanic 2dicine 2gadeth 4pass 4tron 2lanie1 3issa1 2owmeow 2phisto
2rcedes 4ury1 3edith 3idian 3sedes 2tallic 8a 91 1ichael1 72 7a 7s 4elle 4igan 3rolab 5phone 5sof 8t 2dnight
2kemike 2litary 3lenium 4ions 4wall 2necraft 4mine 3imoni 4stry 2schief 3fit99 3sissippi 4ouri 3tress 2tchell
1obydick 2delsne 2hammad 6ed 2llydog 2nalisa 3ey123 5man 3goose 3key12 6bo 3opoly 3ster1 7s 3tana1 4ecar
4gom240 4real 5ose 2onbeam 4ligh 8t 4shin 2rpheus 3rison 4owind 3tgage 4imer 2therfucker 6lode 3ocros 4rola
2untain 1udvayne 2hammad 2lligan 3tiplelo 2nchkin 2shroom 3icman 3tang1 72 75 76 7s 1ynameis 2password 2xworld
0napoleon 2scar24 2talie1 4sha1 3edogg 3halie 3ional 2ughty1 3tilus 2vigator 3yseal 1cc1701a 7d 7e 374656
1ebraska 2mrac58 2tscape 2vermind 6ore 2wcastl 8e 3pass6 3york1 1icholas 2ghtmar 8e 5wish 2neball 4inch 3tendo
2rvana1 1okia5800 56233 6300 5n73 2name123 3enone 2rmandy 3thern 2stromo 2tebook 3redam 2unours 2vember
1thvbyfnjh 1uttertools 1wo4life 1ygiants 0oblivion 2sidian 1ffshore 1klahoma 1pendoor 3rator 2timist 1riginal
1verkill 4lord 0p0015123 2o9i8u7 14ssw0rd 1@ssw0rd 1a55w0rd 5ord 2ckers1 2intbal 8l 5ing 2kistan 2ladin1
3lmall 3mtree 2nasoni 8c 3cakes 3tera1 4her1 7s 4yhos 2pamama 3illon 2radigm 6se 4medi 4noid 3lament 2sadena
3s1234 4pass 5ort 4w0rd 5or1 7d 801 81 92 a3 82 89 99 8s 7t 2tches1 3hetic 4find 3ience 3ricia 6k1 5ots
2ulpaul 2vement 3ilion 1eaches1 3rljam 2ekaboo 2nelope 4tration 3guin1 7s 3tagon 4hous 2rfect1 3sonal 2terbil
5pan 5son 1harmacy 2ialpha 3lippe 4lies 6ps 2oenix1 1ianoman 2ctures 2ercing 2mpdadd 8y 2neappl 8e 4tree
3gpong 3kfloy 8d 3nacle 2peline 2ramida 2zzaman 1lastics 3tinum 4ypus 3yball 5oy1 72 4mate 4stat 8ion 4time
2easure 2ymouth 1okemon1 2lniypizdec0211 3opolo 2ohbear 3l6123 3ntang 3ppoop 2pcorn1 2rkchop 3nking 4porn
4star 3sche1 79 3tland 4ugal 2seidon 3itive 2wer123 5ful 1reacher 3cious 3dator 3sario 4iden 8t 4sure 2incesa
7s 4gles 4ting 3vate1 2ogress 3perty 3spect 3tocol 1ufunga7782 2mpkin1 7s 2nisher 3krock 2ppydog 2ssy123 5cat
5man 0q1234567 889 2w2e3r4 8t5 ay6 12w3e4r5 1awsedrf 2zwsx12 83 6ed 8c 9123 9rfv 3xswedc 1uestion 1we123qwe
3asd123 6zxc 9123 3r1234 4asdf 8zxcv 4t123 845 5y11 72 83 94 a5 b6 6ui 8o 9p 0r2d2c3po 1achelle 2diohea 8d
2gnarok 2iders1 3lroad 3nbow1 76 7s 4yday 3stlin 2mmstein 2ngers1 2sputin 3taman 1ealmadrid 2becca1 2ckless
3overy 2dalert 3baron 3devil 4warf 3heads 3skins 3wings 2ginald 4ster 2loaded 2member 3ingto 2negade 2public
2search 3ident 2voluti 8on 5ver 2ynolds 1fhfvtkmrf 4ylfi 3njirf 2nthbyf 4ymrf 2vfcenhf 1hbcnbyf 2fcfdbwf 4jnrf
2iannon 2jrjlbk 2tdtlrj 1iccardo 3hard1 7s 4mond 2ffraff 2ghtnow 2versid 1jhjktdf 2irfrgbde 2ycnfynby 1oadkill
6ng 4runn 8er 4ster 2binson 3otech 5ics 2chelle 3kford 4hard 4nrol 8l 4star 4well 2lltide 2mantic 4shka
2naldinho 2otbeer 2semary 1unescape 2sh2112 3tydog 0sabrina1 2ilboat 2lamander 4sana 3vador 2mantha 3my123
3sung1 2ndiego 4rine 4wich 3tiago 2pphire 2ratoga 2sha123 5_007 2tan666 3urday 2usages 2vannah 1carface 4lett
2heisse 2issors 2oobydo 8o 4ter1 3rpio1 7n 3tland 2rabble 4pper 3eamer 1eahawks 2bastia 8n 2curity 2gblue2
2infeld 2minole 3perfi 2nators 3tinel 2phiroth 3tembe 8r 2renity 3gbest 4eant 3solution 3vices 2xybabe 5itch
4girl 4lady 4sexy 1hadow12 3mrock 3ney14 4ghai 4non1 2eepdog 3pherd 3ridan 4lock 4wood 2itface 4head 2opping
3wtime 1idekick 2gmachi 2lverad 2mpsons 2nclair 3gapor 3ister 2thlord 1kateboard 2inhead 3pper1 3ttles 2orpion
2ywalke 8r 1lamdunk 3pshot 2imshad 8y 3pknot 4pery 2owhand 1mackdow 8n 3shing 2eghead 2irnoff 2oothie 1neakers
2ickers 3ffing 2oopdog 3wball 5ird 5oar 8d 4flak 2uggles 1occer10 71 72 3rates 2ftball 4ware 2jdlg123aljg
2litude 3ution 2merset 4thin 8g 2nyericsson 4fuck 4sony 2pranos 2so123aljg 2ulmate 3thern 5par 8k 7w 1paceman
3nking 3rkles 4tan1 7s 2eakers 3cial1 7k 4trum 3edway 3ncer1 2iderma 8n 3tfire 2linter 2ongebo 8b 3rting
2ringer 5ter 1quirrel 1rinivas 1tafford 3llion 3ndard 4ford 4islav 4ley1 3rbuck 4craf 8t 4dust 4fire 6sh 4gate
4ligh 4ship 5tar 4trek 4wars 81 2eelers 3fanie 3phane 7i 8e 5en1 3rling 3wart1 2ickman 3gmata 3ngray 2ocking
5ton 3necol 8d 2raight 4nger 4tfor 4wber 8ry 3eaming 4ngth 3ipper 1uburban 2ccess1 3kdick 4mydick 2llivan
2mmer69 699 2ndance 4evil 3flowe 8r 3light 3nyday 3shine 81 2per123 5fly 5ior 5man 81 5nov 8a 5sonic 6ta 8r
2rprise 3vivor 1vetlana 1weetheart 5nes 8s 5pea 2imming 3ngers 5ing 2ordfis 8h 1ylveste 2ncmaster 2racuse
0tacobell 2ekwondo 2lisman 2merlan 3pabay 2rheels 2zmania 1echnics 2ddybea 8r 2lephon 8e 2mppass 2nnesse
2rminal 7t 8or 3rapin 2st1234 4ing1 4pass 4test 1hailand 3natos 4kyou 2ebeast 3doors 3force 3great 3odore
3rock1 2irteen 3sisit 2ompson 2rasher 3eesom 2uglife 3mper1 3nder1 7b 3rsday 1iberius 2cklish 2ffany1 2ger123
5cat 2nkerbe 8ll 2tanium 3leist 1kbpfdtnf 1ogether 2kiohotel 2mahawk 3myboy 3orrow 2onarmy 2riamos 2ttenha 8m
2uching 1raining 3nsfer 5lator 3veler 2easure 3efrog 2fnthbyf 2iangle 3nidad 5tro 8n 6y1 2ombone 3oper1 3pical
3uble1 2ucking 3elove 3mpet1 3stno1 1unafish 2rkey50 1wilight 0ultimate 1mbrella 1nderdog 5ground 5tak 8er
2iversa 8l 7e 7ity 1sername 2marine 2uckballz1 0vacation 2gabond 2lencia 5tin 8a 8e 3halla 3kyrie 2mpire1 7s
2ncouve 3essa1 3guard 3halen 2silisa 2uxhall 1elocity 2ndetta 2rbatim 3onica 6ka 1fhufhbnf 2itymrf 2ntvfnbrf
2rcbvrf 2vfgfgf 1ictoria 2ewsoni 8c 2kings1 3toria 7ya 2ncent1 2oletta 2pergts 2rginia 7e 1jqgfhjkm 1kontakte
1ladimir 5slav 1olkswag 3leyba 2yager1 1qsablpzla 1sjasnel12 0wanderer 2rcraft 3eagle 3hamme 8r 3rior1 7s
2shburn 4ingt 8on 2terboy 5loo 5man 1eare138 2bhompas 3maste 8r 2lcome1 2rewolf 2stside 4wood 2tpussy 1g8e3wjf
1hatever 4what 2iplash 3skers 4tler 3teboy 5out 5sox 2ocares 1ildbill 4card 6ts 4fire 4wood 3liam1 7s 2ndmill
4surf 3ston1 2reless 2shbone 1olfgang 4pack 3verin 8e 2nderboy 6fu 8l 2odland 4stoc 3fwoof 2rdpass 1p2003wp
1rangler 2estler 6in 8g 2inkle1 0yamahar1 2nkees1 72 1eahbaby 1fcntymrf 1jdsqgfhjkm 1ogibear 2semite 0z1x2c3v4
1achary1 2nzibar 2q12wsx 4xsw2 3wsxcde 3xswcde 1eppelin 2rocool 4zero 1ildjian 1oomzoom 1xasqw12 2casdqwe 9123
3v1234 4b123 5nm1 823
`;

/** The commonest passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(spelledOut());

function* spelledOut(): Generator<string> {
  let before = '';
  for (const [shared = '', ...rest] of words.trim().split(/\s+/)) {
    before = before.slice(0, Number.parseInt(shared, 36)) + rest.join('');
    yield before;
  }
}
