/** Passwords, and stems of passwords, that everybody tries first; lower-case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
	`
000000 111111 112233 121212 123123 123321 123456 1234567 12345678 123456789 1234567890 123456789012
123abc 123qwe 147258369 147852369 159753 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 654321 666666 696969 777777 888888
987654321 a1b2c3 abc123 abcd1234 access admin adminadmin administrator aigovernance airforce amazon
america american andrew android angel angels anthony apple arsenal artificialintelligence asdfasdf
asdfasdfasdf asdfgh asdfghjkl attorney autumn azerty azertyuiop baby babygirl banana barcelona baseball
basketball batman bayern berlin blahblah blahblahblah blessed broncos business buster buttercup
butterfly california callofduty camaro captainamerica changeit changeme changemenow changethis charlie
cheese chelsea chevrolet chevy chewbacca chicago chocolate christ company companypassword compliance
computer computers consultant consulting contactus contrasena cookie cookies corporate correcthorse
correcthorsebatterystaple corvette counsel counterstrike cowboy cowboys crystal cybersecurity daniel
darthvader database databasepassword december default desktop diamond dragon drowssap eagles enter
enterprise enterprise1701 facebook falcon february ferrari firstpassword florida flower flowers football
forgotpassword fortnite freedom friday gandalf george ginger gmail godisgood golden goodbye google
governance gryffindor guest harley harleydavidson harrypotter heaven hello hello123 hellohello
helloworld helloworld123 helpdesk hipaa hipaacompliance hockey hogwarts honda honey hotmail hunter
ilovegod ilovejesus iloveyou iloveyou1 iloveyou123 iloveyou2 iloveyouforever instagram internet iphone
ironman jaguar january jedi jennifer jesus jesuschrist jordan joshua juventus kawasaki keyboard lakers
laptop lawyer legal letmein letmeinnow letmeinplease liberty lightning linkedin lions liverpool
liverpoolfc lkjhgfdsa login london lordoftherings lovelove lovely loveme lover loveyou lukeskywalker
management manager manchester manchesterunited marine master matrix matthew maverick mercedes michael
microsoft minecraft mnbvcxz monday monkey motdepasse mouse mustang mypassword naruto navyseal
newpassword newyork newyorkcity nimda ninja nintendo nist nopassword nothing november october office
office365 oldpassword opensesame openup orange outlook packers panther paris parola pass passpass
passphrase passw0rd passwd password password1 password12 password123 password1234 passwordis
passwordpassword passwort patriots pepper phoenix pikachu pirate playstation pleasechangeme poiuytrewq
pokemon porsche postgres postgresql princess private purple pwd123 qazwsx qazwsxedc qweasd qweasdzxc
qwerasdf qwerty qwerty123 qwertyqwerty qwertyuiop raiders rainbow ranger realmadrid redsox resetpassword
robert root rootroot samsung samurai secret secretsecret security securitysecurity senha september
service servicedesk shadow sharepoint signin silver skywalker soccer soldier spiderman spring spring2025
starcraft startrek starwars steelers summer summer2024 summer2025 summer2026 sunflower sunshine supabase
superman superuser support suzuki sweetheart sweetie sysadmin system temporary temporarypassword
temppassword terminator test tester testing testpassword testtest testtesttest texas thepassword thomas
thunder tiger tigers toor topsecret toyota trustno1 tseug twitter user username wachtwoord warcraft
warrior webmaster website welcome welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome2026
welcomeback welcomehome whatever william windows winter winter2024 winter2025 winter2026 wolverine
wordpress workpassword worldofwarcraft xbox360 yahoo yamaha yankees yellow yoda yourpassword youtube
zaq12wsx zaq1xsw2 zxcvbn zxcvbnm
`
		.trim()
		.split(/\s+/),
);
