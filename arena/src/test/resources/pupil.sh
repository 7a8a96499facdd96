# A program that plays, each time with another vice.
vice=$1
[ "$vice" != absent ] || exit 3
while IFS= read -r line; do
    case $line in
        *'"Hello"'*)
            [ "$vice" != parent ] || { sleep 100 & echo $! > "$2"; }
            if [ "$vice" = old ]; then echo '{"protocol": 0}'; else echo '{"protocol": 1}'; fi
            continue
            ;;
    esac
    id=${line#*\"id\":} id=${id%%,*}
    last=${line#*\"legal\":[} last=${last%%]*} last=${last##*,}
    case $vice in
        none) echo "{\"id\": $id, \"move\": $last, \"why\": [1]}" ;;
        slow) exec sleep 100 ;;
        parent) wait ;;
        crashing) exit 1 ;;
        orphaning) sleep 100 & echo $! > "$2" && exit 1 ;;
        lying) echo "{\"id\": $id, \"move\": \"lay c99\"}" ;;
        cheating) echo "{\"id\": $id, \"move\": \"wager 0\"}" ;;
        confused) echo "{\"id\": 0, \"move\": $last}" ;;
        rambling) echo 'well, let me think' ;;
        endless) while printf '%65536s' ''; do :; done ;;
    esac
done
